import { code, type Finding, findings, image, metric } from '../../engine/tool/blocks.ts'
import type { Report } from '../../engine/tool/define-tool.ts'
import type { MadeCode } from './make-code.ts'

const iso = { label: 'ISO/IEC 18004:2024', url: 'https://www.iso.org/standard/83389.html' }

export function madeReport(made: MadeCode): Report {
  const { payload, version, modules, ecc, mask, bytes, pixels, contrast, quiet, isProven, svg, png } = made
  return {
    summary: isProven
      ? `Version ${version}, ${modules} × ${modules} modules, level ${ecc}, read back without a difference`
      : `Version ${version}, but it could not be read back in these colors`,
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
        caption: `${pixels} × ${pixels} pixels. Print it at least ${Math.ceil((modules + 2 * quiet) * 0.4)} mm wide: 0.4 mm a module is our rule of thumb.`,
      }),
      metric([
        {
          label: 'Version',
          value: version,
          unit: 'of 40',
          method: 'The smallest that holds the contents at this level. Each step adds four modules a side.',
          ref: iso,
        },
        { label: 'Modules', value: `${modules} × ${modules}`, method: '17 + 4 × version.', ref: iso },
        { label: 'Error correction', value: ecc, method: 'As chosen; it is not raised on its own.', ref: iso },
        { label: 'Mask', value: mask, method: 'The one of eight with the lowest penalty.', ref: iso },
        { label: 'Contents', value: bytes, unit: 'bytes', method: 'UTF-8 bytes of what the code says.' },
        {
          label: 'Contrast',
          value: Math.floor(contrast * 100) / 100,
          unit: ': 1',
          method:
            'Of the two colors, by the formula of WCAG 2.2. The standard for print quality measures reflectance instead.',
        },
      ]),
      findings(findingsOf(made)),
      code({ title: 'What it says', code: payload, language: 'text' }),
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
      title: readBack === null ? 'The code could not be read back' : 'The code reads as something else',
      why: isOneColor
        ? 'Both colors are the same to the eye and to a camera.'
        : 'Clean pixels are the easiest case there is. Paper and a phone are harder.',
      ...(readBack === null ? {} : { evidence: readBack }),
      fix:
        quiet < 2
          ? 'Widen the quiet zone to 4 modules and take a darker color.'
          : 'Take a darker color on a lighter ground.',
      ref: iso,
      place: { field: 'dark' },
    })
  if (isInverted)
    found.push({
      id: 'light-on-dark',
      severity: 'warning',
      title: 'The modules are lighter than the ground',
      why: 'Codes are meant to be dark on light, and part of the scanners reads nothing else.',
      fix: 'Swap the two colors.',
      ref: iso,
      place: { field: 'dark' },
    })
  if (contrast < 4)
    found.push({
      id: 'low-contrast',
      severity: isProven ? 'warning' : 'critical',
      title: `The colors differ by ${(Math.floor(contrast * 100) / 100).toFixed(2)}:1 only`,
      why: 'In dim light a camera needs more. 4:1 is our own threshold, not one of the standard.',
      fix: 'Darken the modules.',
      place: { field: 'dark' },
    })
  if (quiet < 4)
    found.push({
      id: 'narrow-quiet-zone',
      severity: 'warning',
      title: `The quiet zone is ${quiet} ${quiet === 1 ? 'module' : 'modules'} wide; the standard asks for 4`,
      why: 'A scanner finds the code by the blank strip around it.',
      fix: 'Leave 4 modules, or put the code on a blank area.',
      ref: iso,
      place: { field: 'quiet' },
    })
  if (version > 10)
    found.push({
      id: 'dense',
      severity: 'notice',
      title: `Version ${version} is dense: ${bytes} bytes are a lot for a code`,
      why: 'Small modules need a large print and a steady hand.',
      fix: /^https?:/.test(payload) ? 'Use a shorter address that redirects to this one.' : 'Shorten the text.',
    })
  if (/^http:/.test(payload))
    found.push({
      id: 'plain-http',
      severity: 'notice',
      title: 'The address begins with http://',
      why: 'Phones warn before they open it.',
      fix: 'Use https:// if the site has it.',
      place: { field: 'url' },
    })
  if (isProven)
    found.push({
      id: 'read-back',
      severity: 'pass',
      title: 'Decoded again, byte for byte the same',
      why: 'ZXing read it at three pixels a module.',
      ref: iso,
    })
  return found.sort(
    (a, b) =>
      ['critical', 'warning', 'notice', 'pass'].indexOf(a.severity) -
      ['critical', 'warning', 'notice', 'pass'].indexOf(b.severity),
  )
}
