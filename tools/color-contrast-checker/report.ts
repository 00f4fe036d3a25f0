import { roundExactly } from '#engine/text/numbers.ts'
import { type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Pair } from './measure-pair.ts'
import { contrastMinimum, enhanced, nonText } from './references.ts'
import { shownRatio } from './shown-ratio.ts'

const refs: Record<string, typeof nonText> = { '1.4.3': contrastMinimum, '1.4.11': nonText, '1.4.6': enhanced }

export const reportOf = (pair: Pair): Report => ({ summary: summaryOf(pair), blocks: blocksOf(pair) })

function summaryOf({ ratio, criteria }: Pair) {
  const [text, large] = criteria
  const passesAAA = criteria.every(({ passes }) => passes)
  if (passesAAA) return `${shownRatio(ratio)}:1, enough for any text at level AAA`
  if (text?.passes) return `${shownRatio(ratio)}:1, enough for any text at level AA`
  return large?.passes
    ? `${shownRatio(ratio)}:1, enough for large text and icons, too little for normal text`
    : `${shownRatio(ratio)}:1, too little for text of any size`
}

function blocksOf(pair: Pair) {
  const { ratio, apca, foreground, background, criteria, nearest, palette, vision } = pair
  return [
    metric([
      {
        label: 'Contrast',
        value: Number(shownRatio(ratio)),
        unit: ': 1',
        method: '(L1 + 0.05) / (L2 + 0.05) of the relative luminances. Checked before it is rounded to two digits.',
        ref: contrastMinimum,
      },
      {
        label: 'Luminance of the text',
        value: roundExactly(foreground.luminance, 4),
        method: '0.2126 R + 0.7152 G + 0.0722 B of linear sRGB, 0 to 1.',
        ref: contrastMinimum,
      },
      {
        label: 'Luminance of the background',
        value: roundExactly(background.luminance, 4),
        method: 'The same formula.',
      },
      {
        label: 'APCA, for information',
        value: roundExactly(apca, 1),
        unit: 'Lc',
        method:
          'APCA 0.1.9, constants 0.0.98G-4g. No current WCAG version requires it, and it affects no verdict here.',
      },
    ]),
    table({
      title: 'What this contrast allows',
      columns: [
        { label: 'Use' },
        { label: 'Level' },
        { label: 'Criterion' },
        { label: 'Needed', form: 'number', unit: ': 1' },
        { label: 'Verdict' },
      ],
      rows: criteria.map(({ name, level, id, needed, passes }) => [
        name,
        level,
        { text: id, href: refs[id]?.url ?? contrastMinimum.url },
        needed,
        {
          text: passes ? 'passes' : 'fails',
          severity: passes ? ('pass' as const) : level === 'AA' ? ('critical' as const) : ('warning' as const),
        },
      ]),
    }),
    ...(nearest.length > 0
      ? [
          table({
            title: 'Nearest colors that pass',
            columns: [
              { label: 'For' },
              { label: 'Change the text to', form: 'mono' as const },
              {
                label: 'ΔE',
                form: 'number' as const,
                method: 'deltaEOK: distance in OKLab. About 0.02 is just visible.',
              },
              { label: 'Or the background to', form: 'mono' as const },
              { label: 'ΔE', form: 'number' as const, method: 'deltaEOK: distance in OKLab.' },
            ],
            rows: nearest.map(({ needed, foreground: text, background: ground }) => [
              `${needed}:1`,
              text?.hex ?? 'none with this hue',
              text ? roundExactly(text.deltaE, 4) : 'none',
              ground?.hex ?? 'none with this hue',
              ground ? roundExactly(ground.deltaE, 4) : 'none',
            ]),
            note: 'The hue stays. The search looks for the smallest change in OKLCH lightness and chroma, in 8-bit colors.',
          }),
        ]
      : []),
    findings(findingsOf(pair)),
    table({
      title: 'Both colors in every notation',
      columns: [{ label: 'Notation' }, { label: 'Text', form: 'mono' }, { label: 'Background', form: 'mono' }],
      rows: (Object.keys(foreground.formats) as (keyof typeof foreground.formats)[]).map((name) => [
        name,
        foreground.formats[name],
        background.formats[name],
      ]),
      note: 'As seen: a transparent color is laid over what is below it. Conversions use the sample algorithms of CSS Color 4.',
    }),
    table({
      title: 'With color blindness',
      columns: [
        { label: 'Color vision' },
        { label: 'Text', form: 'mono' },
        { label: 'Background', form: 'mono' },
        { label: 'Contrast', form: 'number', unit: ': 1' },
      ],
      rows: vision.map(({ name, foreground: text, background: ground, ratio: seen }) => [
        name,
        text,
        ground,
        Number(shownRatio(seen)),
      ]),
      note: 'Matrices of Machado, Oliveira, and Fernandes (2009), severity 1.0, applied to linear sRGB.',
    }),
    table({
      title: 'Palette: the same hues in eleven lightnesses',
      columns: [
        { label: 'Lightness (OKLCH)', form: 'number' },
        { label: 'Text hue', form: 'mono' },
        { label: 'On the background', form: 'number', unit: ': 1' },
        { label: 'Background hue', form: 'mono' },
        { label: 'Behind the text', form: 'number', unit: ': 1' },
      ],
      rows: palette.foreground.map(({ lightness, hex, ratio: on }, at) => [
        lightness,
        hex,
        Number(shownRatio(on)),
        palette.background[at]?.hex ?? null,
        Number(shownRatio(palette.background[at]?.ratio ?? 1)),
      ]),
    }),
  ]
}

function findingsOf({ ratio, criteria, foreground, background, nearest }: Pair): Finding[] {
  const found: Finding[] = []
  const [text, large] = criteria
  const fix = nearest.find(({ needed }) => needed === (large?.passes ? 4.5 : 3))?.foreground
  if (!text?.passes)
    found.push({
      id: 'too-little-contrast',
      severity: large?.passes ? 'warning' : 'critical',
      title: `${shownRatio(ratio)}:1 is less than the ${large?.passes ? '4.5:1 that normal text needs' : '3:1 that large text needs'}`,
      why: 'People with low vision, and anyone in bright light, lose the letters.',
      ...(fix ? { fix: `Use ${fix.hex} as the text color: it reaches ${shownRatio(fix.ratio)}:1.` } : {}),
      ref: contrastMinimum,
      place: { field: 'foreground' },
    })
  for (const [name, color] of [
    ['foreground', foreground],
    ['background', background],
  ] as const) {
    if (!color.isInSrgb)
      found.push({
        id: 'outside-srgb',
        severity: 'notice',
        title: `The ${name === 'foreground' ? 'text color' : 'background'} is outside sRGB and was clipped to ${color.hex}`,
        why: 'WCAG defines contrast for sRGB. A wide-gamut screen shows a more vivid color.',
        ref: { label: 'CSS Color 4, 13', url: 'https://www.w3.org/TR/css-color-4/#gamut-mapping' },
        place: { field: name },
      })
    if (color.alpha < 1)
      found.push({
        id: 'see-through',
        severity: 'notice',
        title:
          name === 'foreground'
            ? `The text is transparent: on this background it appears as ${color.hex}`
            : `The background is transparent: on white it appears as ${color.hex}`,
        why: 'Contrast is measured on the colors that people see. Over a different background, the figure changes.',
        place: { field: name },
      })
  }
  if (text?.passes)
    found.push({
      id: 'text-passes',
      severity: 'pass',
      title: `Normal text passes level AA with ${shownRatio(ratio)}:1`,
      why: 'It reaches the 4.5:1 that criterion 1.4.3 requires.',
      ref: contrastMinimum,
    })
  return found
}
