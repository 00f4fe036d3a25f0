import { sizeOf } from './shown-import.ts'

type Props = { name: string; received: number; size: number }

/** Renders how much of a file has arrived. */
export function UploadProgress({ name, received, size }: Props) {
  return (
    <p className="import-progress">
      <progress max={size} value={received} aria-label={`Upload of ${name}`} />
      <span>
        {sizeOf(received)} of {sizeOf(size)}
      </span>
    </p>
  )
}
