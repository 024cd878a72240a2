import { useEffect, useId, useRef } from 'react'

let arriving: ReturnType<typeof drawer> | undefined

async function drawer() {
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize({
    startOnLoad: false,
    theme: 'neutral',
    securityLevel: 'strict',
    fontFamily: 'system-ui, sans-serif',
  })
  return mermaid
}

async function pictureOf(id: string, source: string): Promise<Element | null> {
  const mermaid = await (arriving ??= drawer())
  const { svg } = await mermaid.render(id, source)
  return new DOMParser().parseFromString(svg, 'text/html').body.firstElementChild
}

/** A chart, drawn by Mermaid once somebody comes to it: it takes longer than the rest of a page. */
export function Diagram({ source }: { source: string }) {
  const box = useRef<HTMLDivElement>(null)
  const id = `chart${useId().replace(/\W/g, '')}`
  useEffect(() => {
    const frame = box.current
    if (!frame) return undefined
    let wanted = true
    const coming = new IntersectionObserver(async ([place]) => {
      if (!place?.isIntersecting) return
      coming.disconnect()
      const picture = await pictureOf(id, source)
      if (wanted && picture) frame.replaceChildren(picture)
    })
    coming.observe(frame)
    return () => {
      wanted = false
      coming.disconnect()
    }
  }, [id, source])
  return <div ref={box} className="chart" role="img" aria-label="State chart" />
}
