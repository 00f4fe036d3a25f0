'use client'
import { useFormFields } from '@payloadcms/ui'
import { useDeferredValue, useMemo } from 'react'
import { contrastPairs, type Pair, roundedDown } from '#engine/brand/contrast-pairs.ts'
import { deriveTones } from '#engine/brand/derive-tones.ts'
import { readColors } from '#engine/brand/read-colors.ts'
import { defaultTones } from '#engine/brand/tones.ts'
import { SchemeSample } from './scheme-sample.tsx'

const FIELDS = ['primary', 'secondary', 'buttonText', 'paper', 'ink', 'darkPaper', 'darkInk'] as const

/**
 * Renders what the colors look like on the site, in both modes, and how much contrast each pair has, while they are
 * typed.
 */
export function PalettePreview() {
  const typed = useDeferredValue(
    useFormFields(([fields]) => JSON.stringify(FIELDS.map((name) => [name, fields[`colors.${name}`]?.value]))),
  )
  const tones = useMemo(() => deriveTones(readColors(Object.fromEntries(JSON.parse(typed)))) ?? defaultTones, [typed])
  const pairs = useMemo(() => contrastPairs(tones), [tones])
  const failing = pairs.filter(({ ratio, minimum }) => ratio < minimum)
  return (
    <section className="palette-preview" aria-label="Preview of the colors">
      <div className="palette-samples">
        <SchemeSample tones={tones} scheme="light" />
        <SchemeSample tones={tones} scheme="dark" />
      </div>
      <p role="status" data-state={failing.length > 0 ? 'bad' : 'good'}>
        {failing.length > 0
          ? `${failing.length} of ${pairs.length} pairs are below WCAG AA. The colors cannot be saved like this.`
          : `All ${pairs.length} pairs of colors reach WCAG AA.`}
      </p>
      {failing.length > 0 && <PairTable pairs={failing} />}
      <details>
        <summary>All pairs and their contrast</summary>
        <PairTable pairs={pairs} />
      </details>
    </section>
  )
}

function PairTable({ pairs }: { pairs: Pair[] }) {
  return (
    <table className="palette-pairs">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Mode</th>
          <th scope="col">Contrast</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ scheme, label, colors: [color, background], ratio, minimum }) => (
          <tr key={`${scheme} ${label}`} data-state={ratio < minimum ? 'bad' : 'good'}>
            <th scope="row">
              <span className="palette-pair" style={{ color, background }} aria-hidden="true">
                Aa
              </span>
              {label}
            </th>
            <td>{scheme === 'light' ? 'Light' : 'Dark'}</td>
            <td>{roundedDown(ratio)}:1</td>
            <td>{minimum}:1</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
