import { defineSemanticTokens } from '@chakra-ui/react'

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** One job a colour; the page of foundations says which. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    paper: pair('#F3F1EC', '#0D1113'),
    surface: pair('#FFFFFF', '#181E21'),
    sunken: pair('#E9E6DF', '#242B2F'),
    raised: pair('#FFFFFF', '#343D42'),
    ink: pair('#12171A', '#F3F1EC'),
    ink2: pair('#465056', '#B9C1C4'),
    ink3: pair('#596369', '#9AA4A9'),
    line: pair('#E8E5DE', '#283034'),
    edge: pair('#858C91', '#6B757A'),
    accent: pair('#0B5A62', '#86D3D0'),
    accentPressed: pair('#084850', '#A3E0DD'),
    onAccent: pair('#FFFFFF', '#06282B'),
    soft: pair('#DDEEEC', '#123331'),
    deep: pair('#07393F', '#0F2B2E'),
    deepRaised: pair('#155058', '#1D4246'),
    onDeep: pair('#FFFFFF', '#F3F1EC'),
    onDeep2: pair('#B9DAD8', '#A9C6C5'),
    glow: pair('#A6E9DF', '#86D3D0'),
    onGlow: pair('#06282B', '#06282B'),
    onDeepWarn: pair('#F0C36A', '#F0C36A'),
    good: pair('#17683A', '#7CCB97'),
    goodSoft: pair('#DFF2E5', '#14301F'),
    warn: pair('#7A4F00', '#F0C36A'),
    warnSoft: pair('#FBEFD3', '#2F2613'),
    bad: pair('#A8321F', '#F19A88'),
    badSoft: pair('#FBE7E2', '#361C17'),
    focus: pair('#1F5FD0', '#8FB8FF'),
    iris: pair('#543F9E', '#BFB2F5'),
    irisSoft: pair('#EAE6F8', '#272140'),
    plum: pair('#86306A', '#EFA9CF'),
    plumSoft: pair('#F7E4EE', '#371B2C'),
    sky: pair('#1F4F8C', '#A0C5F6'),
    skySoft: pair('#E0EAF8', '#172A44'),
    veil: pair('rgba(13,23,26,.46)', 'rgba(0,0,0,.64)'),
  },
})
