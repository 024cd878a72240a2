import * as v from 'valibot'
import { minorOf } from '#contract/money.ts'
import { service } from '#contract/service.ts'
import { checks } from '../lib/problems.ts'
import type { CentreStanding } from './centre.flow.ts'

export interface OpenForm {
  email: string
  nickname: string
  username: string
  mobile: string
  invite_code: string
  password: string
  payword: string
}

export const NOBODY: OpenForm = {
  email: '',
  nickname: '',
  username: '',
  mobile: '',
  invite_code: '',
  password: '',
  payword: '',
}

const { email, nickname, username, mobile, invite_code, password, payword } = service.open.takes.entries

export const personProblems = checks<OpenForm>(v.object({ email, nickname, username, mobile, invite_code }))
export const confirmProblems = checks<OpenForm>(v.object({ password, payword }))

export const isShort = ({ credit, open_price }: Pick<CentreStanding, 'credit' | 'open_price'>): boolean =>
  minorOf(credit, 'EUR') < minorOf(open_price, 'EUR')
