import type { Course, Fault } from '#tests/journeys/lib/payment-course.ts'
import { COURSES, isReady } from '#tests/journeys/lib/payment-courses.ts'
import {
  background,
  chunk,
  secondAsker,
  signedOut,
  storage,
  tabs,
  wandering,
  wrongClock,
} from '#tests/journeys/lib/payment-faults-phone.ts'
import { brokenAnswers, haste, lostReply, offline, timeOut } from '#tests/journeys/lib/payment-faults-wire.ts'
import { gateUnless } from '#tests/walk/mode.ts'
import { test } from '#tests/walk/phone.ts'

/** In `npm test` one way to move money meets what is its own, and the others a lost answer; in the gate each meets all of it. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'no network before, while and after it is sent': offline,
  'an answer lost after it was done, and a reload before anybody asked': lostReply,
  'a minute without an answer': timeOut,
  'everything pressed twice, and Enter besides': haste,
  'signed out by the server in the middle': signedOut,
  'back, forward and a reload in the middle': wandering,
  'another tab that signs out, or is somebody else’s': tabs,
  'another tab that hears the outcome first': secondAsker,
  'storage that is full, forbidden or misread': storage,
  'a part of the app that does not arrive': chunk,
  'a clock that is wrong by a day': wrongClock,
  'two hours in the background': background,
  'answers that are none': brokenAnswers,
}

/** A page that moves no money meets these as well, and has a journey for it. */
const ELSEWHERE: ReadonlySet<Fault> = new Set([timeOut, chunk, brokenAnswers])
const standsForAll = (course: Course, meets: Fault) =>
  course === COURSES[0] ? !ELSEWHERE.has(meets) : meets === lostReply

for (const course of COURSES)
  for (const [says, meets] of Object.entries(FAULTS))
    test(`${course.name} and ${says}${gateUnless(standsForAll(course, meets))}`, async ({ phone }) => {
      await isReady(phone, course)
      await meets(phone, course)
    })
