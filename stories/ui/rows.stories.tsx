import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Globe, LifeBuoy, Wallet } from 'lucide-react'
import { action } from 'storybook/actions'
import { Amount } from '#src/ui/amount.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { PlaceRow, PressRow, Row, Rows } from '#src/ui/rows.tsx'
import { Bench } from '../lib/bench.tsx'
import { NOW } from '../lib/clock.ts'

export default {
  title: 'ui/Rows',
  decorators: [
    (Story) => (
      <Bench>
        <Rows width="full">{Story()}</Rows>
      </Bench>
    ),
  ],
} satisfies Meta

export const Still: StoryObj = {
  render: () => (
    <>
      <Row label="Balance" value={<Amount value="1284.50" unit="EUR" />} />
      <Row icon={Wallet} label="USDT" value={<Amount value="310.250000" unit="USDT" />} />
      <Row label="Withdrawal" note={<Moment at={NOW} />} value={<Amount value="-40.00" unit="EUR" />} />
    </>
  ),
}
export const Leading: StoryObj = {
  render: () => (
    <>
      <PlaceRow to="/pages/my/lang" icon={Globe} label="Language" value="English" />
      <PlaceRow to="/pages/my/intro" icon={BookOpen} label="About Quay" note="The white paper, version 1.0.0" />
      <PlaceRow to="/pages/project/project" icon={Wallet} label="Not shown, because it leads nowhere" />
    </>
  ),
}
export const Pressed: StoryObj = {
  render: () => <PressRow icon={LifeBuoy} label="Help and contact" onPress={action('press')} />,
}
export const LongestText: StoryObj = {
  render: () => (
    <>
      <Row label="Auszahlungsbestätigungsanforderungsnummer" value="4f7c2a91e05b4f7c2a91e05b4f7c2a91e05b" />
      <Row
        label="Everything that was ever earned by trading on this account"
        value={<Amount value="999999999999.99" unit="EUR" />}
      />
      <PlaceRow
        to="/pages/my/lang"
        icon={Globe}
        label="Zahlungsdienstleisterverzeichnis"
        value="Donaudampfschifffahrtsgesellschaft"
      />
    </>
  ),
}
