const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Gauge {
  readonly name: string
  readonly says: string
  readonly value: number
}

export type Metrics = ReturnType<typeof newMetrics>

export function newMetrics() {
  const answers = new Map<string, number>()
  const codes = new Map<string, number>()
  const letters = new Map<string, number>()
  const buckets = BOUNDS.map(() => 0)
  let seconds = 0
  let count = 0
  return {
    answered(path: string, code: number, took: number) {
      add(answers, `path="${path}",code="${code}"`)
      seconds += took
      count += 1
      BOUNDS.forEach((bound, at) => {
        if (took <= bound) buckets[at] = (buckets[at] ?? 0) + 1
      })
    },
    codeSent(channel: string) {
      add(codes, `channel="${channel}"`)
    },
    letterEnded(channel: string, end: 'sent' | 'given_up' | 'too_late') {
      add(letters, `channel="${channel}",end="${end}"`)
    },
    text(gauges: readonly Gauge[]): string {
      return [
        ...heading('quay_answers_total', 'counter', 'Answers by path and code.'),
        ...lines('quay_answers_total', answers),
        ...heading('quay_answer_seconds', 'histogram', 'Seconds from request to answer.'),
        ...BOUNDS.map((bound, at) => `quay_answer_seconds_bucket{le="${bound}"} ${buckets[at]}`),
        `quay_answer_seconds_bucket{le="+Inf"} ${count}`,
        `quay_answer_seconds_sum ${seconds.toFixed(6)}`,
        `quay_answer_seconds_count ${count}`,
        ...heading('quay_codes_sent_total', 'counter', 'Verification codes sent by channel.'),
        ...lines('quay_codes_sent_total', codes),
        ...heading('quay_letters_total', 'counter', 'Letters that left, were given up, or came too late.'),
        ...lines('quay_letters_total', letters),
        ...gauges.flatMap(({ name, says, value }) => [...heading(name, 'gauge', says), `${name} ${value}`]),
        '',
      ].join('\n')
    },
  }
}

const add = (counts: Map<string, number>, labels: string) => counts.set(labels, (counts.get(labels) ?? 0) + 1)
const heading = (name: string, kind: string, says: string) => [`# HELP ${name} ${says}`, `# TYPE ${name} ${kind}`]
const lines = (name: string, counts: Map<string, number>) =>
  [...counts].map(([labels, value]) => `${name}{${labels}} ${value}`)
