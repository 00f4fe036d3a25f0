import { useId } from 'react'
import { IconButton } from '#site/ui/parts/button.tsx'

type ImagePickerProps = { names: string[]; chosen: number; choose: (at: number) => void }

/** Renders a choice of images by name, with previous and next buttons. */
export function ImagePicker({ names, chosen, choose }: ImagePickerProps) {
  const id = useId()
  const step = (by: number) => choose((chosen + by + names.length) % names.length)
  return (
    <div className="image-picker">
      <label htmlFor={id} className="visually-hidden">
        Image
      </label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and none moves
          <option key={index} value={index}>
            {index + 1} of {names.length}: {name}
          </option>
        ))}
      </select>
      <IconButton icon="prev" label="Previous image" onClick={() => step(-1)} />
      <IconButton icon="next" label="Next image" onClick={() => step(1)} />
    </div>
  )
}
