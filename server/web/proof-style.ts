export const STYLE = `:root { color-scheme: light dark; --paper: #FAF9F6; --sunken: #ECE9E2; --ink: #14181B; --ink2: #4A5358; --ink3: #606A6F;
  --line: #E4E1DA; --accent: #0E5B63; --warn: #7A4F00; --warn-soft: #FAF0DB }
@media (prefers-color-scheme: dark) { :root { --paper: #0F1315; --sunken: #1F262A; --ink: #F2F0EB; --ink2: #B6BDC0; --ink3: #97A0A5;
  --line: #2A3135; --accent: #86D3D0; --warn: #F0C36A; --warn-soft: #2C2413 } }
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); text-size-adjust: 100%;
  font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Hebrew", "PingFang SC", "Noto Sans CJK SC", sans-serif }
body { margin: 0 auto; max-width: 480px; padding: 24px 16px 48px }
h1 { font-size: 1.75rem; line-height: 1.22; font-weight: 620; letter-spacing: -.018em; margin: 24px 0 8px }
h2 { font-size: 1.25rem; line-height: 1.4; font-weight: 620; letter-spacing: -.01em; margin: 40px 0 8px }
h3 { font-size: .8125rem; line-height: 1.54; font-weight: 400; color: var(--ink3); margin: 0 }
p, ul, ol { margin: 0 0 12px; color: var(--ink2) }
ul, ol { padding-inline-start: 20px } li { padding-block: 4px }
a { color: var(--accent); font-weight: 600; text-underline-offset: 4px }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px }
.mark { font-weight: 620; font-size: 1.25rem; color: var(--ink); text-decoration: none; display: inline-flex; align-items: center; min-height: 48px }
.demo { color: var(--warn); background: var(--warn-soft); border-radius: 12px; padding: 12px; font-size: .875rem }
.way { display: inline-flex; align-items: center; min-height: 48px }
pre, code { font: .8125rem/1.54 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
pre { background: var(--sunken); border-radius: 12px; padding: 12px; margin: 0 0 12px; white-space: pre-wrap; overflow-wrap: anywhere }
article { border-block-start: 1px solid var(--line); padding-block: 20px 8px }
.figure { font-size: min(2.375rem, 10vw); line-height: 1.16; font-weight: 620; letter-spacing: -.022em; color: var(--ink); margin: 0 0 8px; overflow-wrap: anywhere }
bdi { font-variant-numeric: tabular-nums lining-nums; unicode-bidi: isolate }
dl { margin: 0 } h3 + dl { margin-block-end: 20px } dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 16px; padding: 12px 0; border-block-end: 1px solid var(--line) }
dt { color: var(--ink2) } dd { margin: 0; max-width: 100% } dd.long { flex: 1 0 100%; overflow-wrap: anywhere }
summary { cursor: pointer; min-height: 48px; display: flex; align-items: center; color: var(--accent); font-weight: 600 }
details ul { list-style: none; padding: 0 } details li { border-block-end: 1px solid var(--line) }
details li a { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 16px; min-height: 48px; align-items: center; text-decoration: none }
.act { font: inherit; font-weight: 600; min-height: 52px; width: 100%; margin-block-start: 12px; border: 0; border-radius: 12px; cursor: pointer;
  color: var(--paper); background: var(--accent) }
.act:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
nav { display: flex; flex-wrap: wrap; column-gap: 20px; margin-block-start: 40px; border-block-start: 1px solid var(--line); padding-block-start: 12px }
nav a { display: inline-flex; align-items: center; min-height: 48px }
nav a[aria-current] { color: var(--ink); text-decoration: none }`
