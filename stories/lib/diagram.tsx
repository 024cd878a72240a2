import { useEffect, useId, useRef } from 'react'

const drawn = import('mermaid').then(({ default: mermaid }) => {
  mermaid.initialize({
    startOnLoad: false,
    theme: 'neutral',
    securityLevel: 'strict',
    fontFamily: 'system-ui, sans-serif',
  })
  return mermaid
})

export function Diagram({ source }: { source: string }) {
  const box = useRef<HTMLDivElement>(null)
  const id = `chart${useId().replace(/\W/g, '')}`
  useEffect(() => {
    let wanted = true
    void drawn
      .then((mermaid) => mermaid.render(id, source))
      .then(({ svg }) => {
        const picture = new DOMParser().parseFromString(svg, 'text/html').body.firstElementChild
        if (wanted && picture) box.current?.replaceChildren(picture)
        return undefined
      })
    return () => {
      wanted = false
    }
  }, [id, source])
  return <div ref={box} className="chart" role="img" aria-label="State chart" />
}
