import { code, type Finding, findings, image, metric } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { MadeCode } from './make-code.ts'

const iso = { label: 'ISO/IEC 18004:2024', url: 'https://www.iso.org/standard/83389.html' }

export function madeReport(made: MadeCode): Report {
  const { payload, version, modules, ecc, mask, bytes, pixels, contrast, quiet, isProven, svg, png } = made
  return {
    summary: isProven
      ? `The code was read back without a difference: version ${version}, ${modules} × ${modules} modules, level ${ecc}.`
      : 'The code could not be read back in these colors.',
    files: [
      { name: 'qr-code.png', type: 'image/png', bytes: png },
      { name: 'qr-code.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) },
    ],
    blocks: [
      image({
        title: 'The code',
        alt: 'The QR code',
        file: 'qr-code.png',
        width: pixels,
        height: pixels,
        caption: `${pixels} × ${pixels} pixels. Print it at least ${Math.ceil((modules + 2 * quiet) * 0.4)} mm wide: our rule of thumb is 0.4 mm per module.`,
      }),
      metric([
        {
          label: 'Version',
          value: version,
          unit: 'of 40',
          method: 'The smallest version that holds the content at this level. Each step adds four modules per side.',
          ref: iso,
        },
        { label: 'Modules', value: `${modules} × ${modules}`, method: '17 + 4 × version.', ref: iso },
        {
          label: 'Error correction',
          value: ecc,
          method: 'The level you chose. It is not raised automatically.',
          ref: iso,
        },
        { label: 'Mask', value: mask, method: 'The one with the lowest penalty of eight.', ref: iso },
        { label: 'Contents', value: bytes, unit: 'bytes', method: 'Bytes of the content in UTF-8.' },
        {
          label: 'Contrast',
          value: Math.floor(contrast * 100) / 100,
          unit: ': 1',
          method:
            'Contrast of the two colors by the WCAG 2.2 formula. The standard for print quality measures reflectance instead.',
        },
      ]),
      findings(findingsOf(made)),
      code({ title: 'Content', code: payload, language: 'text' }),
      code({ title: 'SVG', code: svg, language: 'xml', fileName: 'qr-code.svg' }),
    ],
  }
}

function findingsOf({
  isProven,
  readBack,
  contrast,
  isInverted,
  isOneColor,
  quiet,
  payload,
  version,
  bytes,
}: MadeCode): Finding[] {
  const found: Finding[] = []
  if (!isProven)
    found.push({
      id: 'not-read-back',
      severity: 'critical',
      title: readBack === null ? 'The code could not be read back' : 'The code has different content when read',
      why: isOneColor
        ? 'Both colors look the same to the eye and to a camera.'
        : 'Clean pixels are the easiest case. A phone and paper are harder.',
      ...(readBack === null ? {} : { evidence: readBack }),
      fix:
        quiet < 2
          ? 'Widen the quiet zone to 4 modules and use a darker color.'
          : 'Use a darker color on a lighter background.',
      ref: iso,
      place: { field: 'dark' },
    })
  if (isInverted)
    found.push({
      id: 'light-on-dark',
      severity: 'warning',
      title: 'The modules are lighter than the background',
      why: 'Codes are meant to be dark on light, and some scanners read nothing else.',
      fix: 'Swap the two colors.',
      ref: iso,
      place: { field: 'dark' },
    })
  if (contrast < 4)
    found.push({
      id: 'low-contrast',
      severity: isProven ? 'warning' : 'critical',
      title: `The colors differ by ${(Math.floor(contrast * 100) / 100).toFixed(2)}:1`,
      why: 'In dim light, a camera needs more. 4:1 is our own threshold; the standard has none.',
      fix: 'Darken the modules.',
      place: { field: 'dark' },
    })
  if (quiet < 4)
    found.push({
      id: 'narrow-quiet-zone',
      severity: 'warning',
      title: `The quiet zone is ${quiet} ${quiet === 1 ? 'module' : 'modules'} wide; the standard requires 4`,
      why: 'Scanners need the blank strip around the code to find it.',
      fix: 'Leave 4 modules, or put the code on a blank area.',
      ref: iso,
      place: { field: 'quiet' },
    })
  if (version > 10)
    found.push({
      id: 'dense',
      severity: 'notice',
      title: `Version ${version} is dense: ${bytes} bytes is a lot for a code`,
      why: 'Small modules need a large print size and a steady hand.',
      fix: /^https?:/.test(payload) ? 'Use a shorter URL that redirects to this one.' : 'Shorten the text.',
    })
  if (/^http:/.test(payload))
    found.push({
      id: 'plain-http',
      severity: 'notice',
      title: 'The URL starts with http://',
      why: 'Phones show a warning before they open it.',
      fix: 'Use https:// if the site supports it.',
      place: { field: 'url' },
    })
  if (isProven)
    found.push({
      id: 'read-back',
      severity: 'pass',
      title: 'Decoded again, identical byte for byte',
      why: 'ZXing read it at three pixels per module.',
      ref: iso,
    })
  return found.sort(
    (a, b) =>
      ['critical', 'warning', 'notice', 'pass'].indexOf(a.severity) -
      ['critical', 'warning', 'notice', 'pass'].indexOf(b.severity),
  )
}
