import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert, Fingerprint, Info, ShoppingBag, TrendingUp, Wallet } from 'lucide-react'
import { Amount } from '#src/ui/amount.tsx'
import { Row } from '#src/ui/rows.tsx'
import { Card, Line, Says, Tag } from '#src/ui/surface.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Figure, Lead, Note, Strong } from '#src/ui/text.tsx'
import { Bench } from '../lib/bench.tsx'
import { LARGEST_SUM, LONGEST_NAME, TEN_LINES } from '../lib/longest.ts'

export default {
  title: 'ui/Surface',
  decorators: [(Story) => <Bench justifyItems="stretch">{Story()}</Bench>],
} satisfies Meta

const Picture = chakra('div', { base: { height: '32', bg: 'irisSoft' } })

export const Cards: StoryObj = {
  render: () => (
    <>
      <Card>
        <Row label="Balance" value={<Amount value="1284.50" unit="EUR" />} />
        <Row label="Held" value={<Amount value="40.00" unit="EUR" />} />
      </Card>
      <Card holds="prose">
        <Strong>One subject</Strong>
        <Lead>And what is said of it</Lead>
      </Card>
      <Card holds="picture">
        <Picture />
      </Card>
    </>
  ),
}
export const CardTones: StoryObj = {
  render: () => (
    <>
      {(['plain', 'sky', 'warn', 'good'] as const).map((tone) => (
        <Card key={tone} holds="prose" tone={tone}>
          <Strong>{tone}</Strong>
          <Note>A second line</Note>
        </Card>
      ))}
    </>
  ),
}
export const CardInCard: StoryObj = {
  render: () => (
    <Card holds="prose">
      <Strong>A card</Strong>
      <Card holds="prose">
        <Strong>In it, paper</Strong>
        <Card holds="prose">
          <Strong>And there is none deeper</Strong>
        </Card>
      </Card>
    </Card>
  ),
}
export const Lines: StoryObj = {
  render: () => (
    <>
      {(['ends', 'start', 'first'] as const).map((at) => (
        <Card key={at} holds="prose">
          <Line at={at}>
            <Strong>Harbour Exchange</Strong>
            <Figure size="title">
              <Amount value="63.36" unit="EUR" big />
            </Figure>
          </Line>
        </Card>
      ))}
    </>
  ),
}
export const Tags: StoryObj = {
  render: () => (
    <Card holds="prose">
      {(['plain', 'good', 'warn', 'sky', 'iris'] as const).map((tone) => (
        <Line key={tone}>
          <span>A row</span>
          <Tag tone={tone}>{tone}</Tag>
        </Line>
      ))}
    </Card>
  ),
}
export const Tiles: StoryObj = {
  render: () => (
    <Card holds="prose">
      <Line at="start">
        <Tile icon={Wallet} group="money" />
        <Tile icon={TrendingUp} group="invest" />
        <Tile icon={ShoppingBag} group="shop" />
        <Tile icon={Fingerprint} group="safe" />
        <Tile icon={Info} group="good" />
        <Tile icon={Info} group="warn" />
        <Tile icon={Info} />
      </Line>
    </Card>
  ),
}
export const SaidBeside: StoryObj = {
  render: () => (
    <>
      {(['plain', 'bad', 'warn', 'good', 'sky'] as const).map((tone) => (
        <Says key={tone} icon={CircleAlert} tone={tone}>
          <b>Your turn</b> in the tone {tone}
        </Says>
      ))}
    </>
  ),
}
export const LongestText: StoryObj = {
  render: () => (
    <>
      <Card holds="prose">
        <Line>
          <Strong>{LONGEST_NAME}</Strong>
          <Figure>
            <Amount value={LARGEST_SUM} unit="EUR" big />
          </Figure>
          <Tag tone="warn">{LONGEST_NAME}</Tag>
        </Line>
        <div>
          {TEN_LINES.map((line) => (
            <Note key={line}>{line}</Note>
          ))}
        </div>
      </Card>
      <Says icon={CircleAlert} tone="warn">
        {LONGEST_NAME}
      </Says>
    </>
  ),
}
