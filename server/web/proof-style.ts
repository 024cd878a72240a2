export const STYLE = `:root { color-scheme: light dark; --paper: #F3F1EC; --surface: #FFFFFF; --sunken: #E9E6DF; --ink: #12171A; --ink2: #465056; --ink3: #596369;
  --line: #E8E5DE; --accent: #0B5A62; --focus: #1F5FD0; --warn: #7A4F00; --warn-soft: #FBEFD3 }
@media (prefers-color-scheme: dark) { :root { --paper: #0D1113; --surface: #181E21; --sunken: #242B2F; --ink: #F3F1EC; --ink2: #B9C1C4; --ink3: #9AA4A9;
  --line: #283034; --accent: #86D3D0; --focus: #8FB8FF; --warn: #F0C36A; --warn-soft: #2F2613 } }
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); text-size-adjust: 100%;
  font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Hebrew", "PingFang SC", "Noto Sans CJK SC", sans-serif }
body { margin: 0 auto; max-width: 480px; padding: 24px 16px 48px }
h1 { font-size: 1.75rem; line-height: 1.22; font-weight: 700; letter-spacing: -.02em; margin: 24px 0 8px }
h2 { font-size: 1.25rem; line-height: 1.4; font-weight: 700; letter-spacing: -.012em; margin: 40px 0 8px }
h3 { font-size: .875rem; line-height: 1.43; font-weight: 500; color: var(--ink2); margin: 0 }
p, ul, ol { margin: 0 0 12px; color: var(--ink2) }
ul, ol { padding-inline-start: 20px } li { padding-block: 4px }
a { color: var(--accent); font-weight: 600; text-underline-offset: 4px }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px }
.mark { font-weight: 700; font-size: 1.25rem; color: var(--ink); text-decoration: none; display: inline-flex; align-items: center; min-height: 48px }
.demo { color: var(--warn); background: var(--warn-soft); border-radius: 12px; padding: 12px; font-size: .875rem }
.way { display: inline-flex; align-items: center; min-height: 48px }
pre, code { font: .8125rem/1.54 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
pre { background: var(--sunken); border-radius: 12px; padding: 12px; margin: 0 0 12px; white-space: pre-wrap; overflow-wrap: anywhere }
article { background: var(--surface); border-radius: 20px; padding: 16px; margin-block: 12px }
.figure { font-size: min(2.125rem, 10vw); line-height: 1.18; font-weight: 700; letter-spacing: -.025em; color: var(--ink); margin: 0 0 8px; overflow-wrap: anywhere }
bdi { font-variant-numeric: tabular-nums lining-nums; unicode-bidi: isolate }
dl { margin: 0 } h3 + dl { margin-block-end: 20px } dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 16px; padding: 12px 0; border-block-end: 1px solid var(--line) }
dt { color: var(--ink2) } dd { margin: 0; max-width: 100% } dd.long { flex: 1 0 100%; overflow-wrap: anywhere }
summary { cursor: pointer; min-height: 48px; display: flex; align-items: center; color: var(--accent); font-weight: 600 }
details ul { list-style: none; padding: 0 } details li { border-block-end: 1px solid var(--line) }
details li a { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 16px; min-height: 48px; align-items: center; text-decoration: none }
.act { font: inherit; font-weight: 600; min-height: 56px; width: 100%; margin-block-start: 12px; border: 0; border-radius: 99px; cursor: pointer;
  color: var(--paper); background: var(--accent) }
.act:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
nav { display: flex; flex-wrap: wrap; column-gap: 20px; margin-block-start: 40px; border-block-start: 1px solid var(--line); padding-block-start: 12px }
nav a { display: inline-flex; align-items: center; min-height: 48px }
nav a[aria-current] { color: var(--ink); text-decoration: none }`
