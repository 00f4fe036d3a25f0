import { useEffect, useRef, useState } from 'react'
import type { OwnImageSetting } from '#engine/tool/blocks.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { useReport } from './context.tsx'
import { settingLines } from './setting-lines.ts'

/** Milliseconds between two runs while the slider moves. */
const PAUSE_MS = 120

const USUAL_QUALITY = 75

/** Renders format and quality of one image. Each change runs the tool again, even while the slider moves. */
export function OwnImageSettings({ field, name, format, formats, quality, isSet }: OwnImageSetting) {
  const { input, change } = useReport()
  const [chosen, setChosen] = useState<{ format: string; quality: number }>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  // The selected values stay until a result has them, so that an older result cannot reset the slider.
  useEffect(() => {
    setChosen((one) => (one?.format === format && one.quality === quality ? undefined : one))
  }, [format, quality])
  if (!change) return null
  const now = chosen ?? { format, quality: Math.round(quality ?? USUAL_QUALITY) }
  const hasQuality = formats.find(({ value }) => value === now.format)?.hasQuality ?? true
  const lines = String(input[field] ?? '')
  const send = (value: string, wait: number) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => change(field, value), wait)
  }
  const set = (next: { format: string; quality: number }, wait: number) => {
    setChosen(next)
    const isQualityAsked = formats.find(({ value }) => value === next.format)?.hasQuality ?? true
    send(settingLines(lines, name, isQualityAsked ? `${next.format} ${next.quality}` : next.format), wait)
  }
  const reset = () => {
    setChosen(undefined)
    send(settingLines(lines, name, undefined), 0)
  }
  const isListed = formats.some(({ value }) => value === now.format)
  return (
    <fieldset className="own-settings">
      <legend>Settings for this image</legend>
      <label>
        <span>Format</span>
        <select value={now.format} onChange={({ currentTarget }) => set({ ...now, format: currentTarget.value }, 0)}>
          {!isListed && <option value={now.format}>{now.format.toUpperCase()}</option>}
          {formats.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="own-quality">
        <span>
          Quality <output className="data">{hasQuality ? now.quality : 'lossless'}</output>
        </span>
        <input
          type="range"
          min={1}
          max={100}
          value={now.quality}
          disabled={!hasQuality}
          onChange={({ currentTarget }) => set({ ...now, quality: currentTarget.valueAsNumber }, PAUSE_MS)}
        />
      </label>
      <Control disabled={!isSet} onClick={reset}>
        As in the form
      </Control>
    </fieldset>
  )
}
