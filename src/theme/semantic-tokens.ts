import { defineSemanticTokens } from '@chakra-ui/react'

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

export const semanticTokens = defineSemanticTokens({
  colors: {
    paper: pair('#FAF9F6', '#0F1315'),
    surface: pair('#FFFFFF', '#161B1E'),
    sunken: pair('#ECE9E2', '#1F262A'),
    raised: pair('#FFFFFF', '#2A3135'),
    ink: pair('#14181B', '#F2F0EB'),
    ink2: pair('#4A5358', '#B6BDC0'),
    ink3: pair('#606A6F', '#97A0A5'),
    line: pair('#E4E1DA', '#2A3135'),
    edge: pair('#858C91', '#6B757A'),
    accent: pair('#0E5B63', '#86D3D0'),
    accentPressed: pair('#0A474E', '#A3E0DD'),
    onAccent: pair('#FFFFFF', '#06282B'),
    soft: pair('#E4F0EF', '#12302F'),
    warn: pair('#7A4F00', '#F0C36A'),
    warnSoft: pair('#FAF0DB', '#2C2413'),
    good: pair('#1B6B3A', '#7CCB97'),
    bad: pair('#A8321F', '#F19A88'),
    badSoft: pair('#FBEAE6', '#2F1A16'),
    veil: pair('rgba(20,24,27,.42)', 'rgba(0,0,0,.62)'),
  },
})
