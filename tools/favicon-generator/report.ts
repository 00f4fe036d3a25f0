import { bytesText, made } from '#engine/images/batch.ts'
import { code, type Finding, findings, image, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { Icons } from './make-icons.ts'

const manifestRef = { label: 'W3C, Web Application Manifest', url: 'https://www.w3.org/TR/appmanifest/#icon-masks' }
const linkRef = { label: 'HTML Standard, rel=icon', url: 'https://html.spec.whatwg.org/multipage/links.html#rel-icon' }

export const html = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
`

export function manifestOf({ siteName, ground }: Pick<Icons, 'siteName' | 'ground'>): string {
  const icon = (src: string, sizes: string, purpose?: string) => ({
    src,
    sizes,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  })
  const manifest = {
    ...(siteName ? { name: siteName, short_name: siteName } : {}),
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
    theme_color: ground,
    background_color: ground,
    display: 'browser',
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

export function reportOf(icons: Icons): Report {
  const text = (value: string) => new TextEncoder().encode(value)
  const manifest = manifestOf(icons)
  const files = icons[made]
  const listed: [OutFile, size: string, use: string][] = [
    [
      { name: 'favicon.ico', type: 'image/x-icon', bytes: files.ico },
      '16, 32, 48',
      'Tabs, bookmarks, and everything that requests /favicon.ico',
    ],
    [
      { name: 'favicon.svg', type: 'image/svg+xml', bytes: text(files.svg) },
      'any',
      'Tabs in browsers that support SVG',
    ],
    [{ name: 'apple-touch-icon.png', type: 'image/png', bytes: files.apple }, '180 × 180', 'iOS home screen'],
    [{ name: 'icon-192.png', type: 'image/png', bytes: files.middle }, '192 × 192', 'Android, search results'],
    [
      { name: 'icon-512.png', type: 'image/png', bytes: files.large },
      '512 × 512',
      'Splash screen of an installed site',
    ],
    [
      { name: 'icon-maskable-512.png', type: 'image/png', bytes: files.maskable },
      '512 × 512',
      'Android, cropped to any shape',
    ],
    [
      { name: 'site.webmanifest', type: 'application/manifest+json', bytes: text(manifest) },
      '',
      'Names the icons to Android and Chrome',
    ],
  ]
  const total = listed.reduce((sum, [{ bytes }]) => sum + bytes.length, 0)
  return {
    summary: `${listed.length} files, ${bytesText(total)} in total: an ICO with three sizes, an SVG, four PNGs, and the manifest.`,
    files: [
      ...listed.map(([file]) => file),
      { name: 'tab-32.png', type: 'image/png', bytes: files.tab, role: 'source' },
    ],
    blocks: [
      table({
        title: 'Files',
        columns: [{ label: 'File' }, { label: 'Pixels' }, { label: 'Bytes', form: 'number' }, { label: 'For' }],
        rows: listed.map(([{ name, bytes }, size, use]) => [{ text: name, file: name }, size, bytes.length, use]),
      }),
      image({
        title: 'Maskable icon',
        alt: 'The icon with room for any mask',
        file: 'icon-maskable-512.png',
        width: 512,
        height: 512,
        caption: 'The inner 80% is never cropped.',
      }),
      findings(findingsOf(icons)),
      code({
        title: 'For the head of your pages',
        code: html,
        language: 'html',
        fileName: 'favicon.html',
        group: 'code',
      }),
      code({
        title: 'site.webmanifest',
        code: manifest,
        language: 'json',
        fileName: 'site.webmanifest',
        group: 'code',
      }),
      code({
        title: 'favicon.svg',
        code: files.svg.length > 20_000 ? `${files.svg.slice(0, 20_000)}\n… save the file for the rest` : files.svg,
        language: 'xml',
        group: 'code',
      }),
    ],
  }
}

function findingsOf({ kind, width, height, isBlank, onTabs, external, scripts, notes, siteName }: Icons): Finding[] {
  const found: Finding[] = []
  if (isBlank)
    found.push({
      id: 'blank',
      severity: 'critical',
      title: 'The icon is empty: every pixel is transparent',
      why: 'Nobody will see it.',
      fix: 'Check the viewBox of the SVG.',
    })
  if (kind === 'bitmap' && Math.min(width, height) < 512)
    found.push({
      id: 'too-small',
      severity: 'warning',
      title: `The image has ${width} × ${height} pixels; the largest icon needs 512`,
      why: 'It was enlarged, so it looks blurry.',
      fix: 'Start with a larger image or an SVG.',
      place: { field: 'pictures' },
    })
  for (const { url } of external)
    found.push({
      id: 'external',
      severity: 'warning',
      title: `The SVG requests ${url.slice(0, 120)}, which was not loaded`,
      why: 'An icon may not load other files.',
      fix: 'Embed it in the SVG as a data: URL.',
    })
  if (scripts.length > 0)
    found.push({
      id: 'script',
      severity: 'warning',
      title: 'The SVG has a script',
      why: 'It does not run in an icon, but it does when someone opens favicon.svg itself.',
      fix: 'Remove it with the SVG minifier.',
    })
  for (const [tab, ratio] of Object.entries(onTabs ?? {}))
    if (ratio < 1.5)
      found.push({
        id: `faint-on-${tab}`,
        severity: 'warning',
        title: `On a ${tab} tab the icon has a contrast of ${ratio.toFixed(2)}:1`,
        why: 'Its average color is close to that of the tab. Below 1.5:1, our own threshold, it is hard to see.',
        fix: 'Give it a background in another color.',
        place: { field: 'ground' },
      })
  if (Math.abs(width - height) > 1)
    found.push({
      id: 'not-square',
      severity: 'notice',
      title: `The source is ${Math.round(width)} × ${Math.round(height)}, not square`,
      why: 'It was centered and not cropped, so it is smaller than it could be.',
    })
  if (kind === 'bitmap')
    found.push({
      id: 'bitmap-in-svg',
      severity: 'notice',
      title: 'The SVG holds a bitmap of 128 pixels',
      why: 'Embedding a bitmap does not turn it into a vector drawing. For a sharp SVG, start with one.',
    })
  for (const note of notes)
    found.push({
      id: 'source',
      severity: 'notice',
      title: note,
      why: 'It was converted so that icons could be made from it.',
    })
  if (!siteName)
    found.push({
      id: 'no-name',
      severity: 'notice',
      title: 'The manifest has no name',
      why: 'An installed site appears under this name.',
      fix: 'Enter the name of the site.',
      ref: manifestRef,
      place: { field: 'siteName' },
    })
  if (found.every(({ severity }) => severity === 'notice'))
    found.push({
      id: 'complete',
      severity: 'pass',
      title: 'The set is complete',
      why: 'Tabs, home screens, and the manifest each get the size they need.',
      ref: linkRef,
    })
  return found
}
