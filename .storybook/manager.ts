import { addons } from 'storybook/manager-api'

// Storybook draws anew what is open at every step of its start; with every screen of every room that takes seconds.
addons.setConfig({ sidebar: { collapsedRoots: process.env.CLOSED_ROOMS?.split(' ') } })
