import { expect, it } from 'vitest'
import { sheetPage } from '../../scripts/stories/sheet-page.ts'

const story = (id: string, title: string, name: string, state: string) => ({ id, title, name, state })

it('a sheet shows every picture once, by room and screen in their order, and nothing that would be read as markup', () => {
  const html = sheetPage(
    [
      story('trade-sell--idle', 'trade/Sell', 'Idle', 'idle'),
      story('trade-sell--idle-many', 'trade/Sell', 'Idle Many', 'idle'),
      story('trade-a-b--done', 'trade/A/B', '<Done> & "over"', 'done'),
      story('home-home--opening', 'home/Home', 'Opening', ''),
    ],
    { theme: 'dark', locale: 'he' },
  )
  expect(html.slice(html.indexOf('<h1>'))).toBe(`<h1>Quay, every state</h1>
<p>4 pictures of 3 states, 390 × 844, dark, he.</p>
<nav><a href="#trade">trade</a> <a href="#home">home</a></nav>
<h2 id="trade">trade</h2>
<h3>Sell</h3>
<div><figure><img src="trade-sell--idle.png" width="195" height="422" loading="lazy" alt="Idle"><figcaption>Idle <code>idle</code></figcaption></figure>
<figure><img src="trade-sell--idle-many.png" width="195" height="422" loading="lazy" alt="Idle Many"><figcaption>Idle Many <code>idle</code></figcaption></figure></div>
<h3>A/B</h3>
<div><figure><img src="trade-a-b--done.png" width="195" height="422" loading="lazy" alt="&lt;Done&gt; &amp; &quot;over&quot;"><figcaption>&lt;Done&gt; &amp; &quot;over&quot; <code>done</code></figcaption></figure></div>
<h2 id="home">home</h2>
<h3>Home</h3>
<div><figure><img src="home-home--opening.png" width="195" height="422" loading="lazy" alt="Opening"><figcaption>Opening</figcaption></figure></div>
</html>
`)
})
