import { useId } from 'react'
import { IconButton } from '../../../ui/parts/button.tsx'

type ImagePickerProps = { names: string[]; chosen: string; choose: (name: string) => void }

/** Which of several images is shown: by name, or one after the other. */
export function ImagePicker({ names, chosen, choose }: ImagePickerProps) {
  const id = useId()
  const at = names.indexOf(chosen)
  const step = (by: number) => choose(names[(at + by + names.length) % names.length] as string)
  return (
    <div className="image-picker">
      <label htmlFor={id} className="visually-hidden">
        Image
      </label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {names.map((name, index) => (
          <option key={name} value={name}>
            {index + 1} of {names.length}: {name}
          </option>
        ))}
      </select>
      <IconButton icon="prev" label="Previous image" onClick={() => step(-1)} />
      <IconButton icon="next" label="Next image" onClick={() => step(1)} />
    </div>
  )
}
