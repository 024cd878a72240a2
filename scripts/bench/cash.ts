import { CREDITS, creditsUntilSeen } from './credit.ts'
import { LANES, ROUNDS, SECONDS, type Round } from './money.ts'
import { median, quantile } from './numbers.ts'
import { FEW, firstPages, MANY } from './queue.ts'
import { machine, type Section, type Table } from './report.ts'
import { STREAMS } from './tap.ts'
import { requestsOfWithdrawals, type Withdrawn } from './withdraw.ts'

const most = (value: number, target: number) => (value <= target ? 'met' : 'FAILS')
const least = (value: number, target: number) => (value >= target ? 'met' : 'FAILS')

export async function measureCash(): Promise<Section> {
  const credited = creditTable(await creditsUntilSeen())
  const withdrawn = withdrawTable(await requestsOfWithdrawals())
  const queues = queueTable(await firstPages())
  return {
    title: 'Cash',
    caption: `${machine()}. A recharge is credited by the desk's own verb; time runs from the operator's yes until the phone, told by its stream, has read the recharge anew. Withdrawals are requested by ${LANES} clients, each a member with a kept-alive connection, an old bank account and a quote of their own for every call; ${SECONDS} s a round, ${ROUNDS} rounds, the two in turn. The bare statement is one function that uses the key and the quote, writes the withdrawal, sets the money aside, tells the phones and keeps an answer of one field, asked over ten connections without HTTP. The queues are the desk's own lists, of ${FEW} cases and of ${MANY} in turn, each with a bank account, a picture and a member of its own.`,
    tables: [credited, withdrawn, queues],
  }
}

function creditTable(times: readonly number[]): Table {
  const p95 = quantile(times, 0.95)
  return {
    caption: `From the operator's yes to the member's screen at ${STREAMS} live streams, ms: p95 ${p95.toFixed(0)}, target 300: ${most(p95, 300)}`,
    head: ['', 'p50', 'p95', 'longest', 'recharges'],
    rows: [['credited', quantile(times, 0.5).toFixed(0), p95.toFixed(0), Math.max(...times).toFixed(0), CREDITS]],
  }
}

function withdrawTable(rounds: readonly Withdrawn[]): Table {
  const ratio = median(rounds.map(({ house, bare }) => house.perSecond / bare.perSecond))
  const row = (name: string, which: keyof Withdrawn) => {
    const times = rounds.flatMap((round) => round[which].milliseconds)
    const of = (fact: (round: Round) => number) => median(rounds.map((round) => fact(round[which]))).toFixed(0)
    return [
      name,
      of(({ perSecond }) => perSecond),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      of(({ server }) => server),
      of(({ database }) => database),
    ]
  }
  return {
    caption: `Withdrawal request: ${ratio.toFixed(2)} of the bare statement, target 0.6: ${least(ratio, 0.6)}`,
    head: ['', 'calls/s', 'p50 ms', 'p99 ms', 'client or server CPU µs a call', 'PostgreSQL CPU µs a call'],
    rows: [row('Quay', 'house'), row('bare statement', 'bare')],
  }
}

function queueTable(queues: Awaited<ReturnType<typeof firstPages>>): Table {
  const worst = Math.max(...queues.map(({ few, many }) => many / few))
  return {
    caption: `First page of a queue at ${MANY} cases against ${FEW}: ${worst.toFixed(2)} times as long, target 1.3: ${most(worst, 1.3)}`,
    head: ['', `ms at ${FEW}`, `ms at ${MANY}`, 'ratio'],
    rows: queues.map(({ caption, few, many }) => [caption, few.toFixed(2), many.toFixed(2), (many / few).toFixed(2)]),
  }
}
