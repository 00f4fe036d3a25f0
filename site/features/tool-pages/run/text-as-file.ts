import { withCommas } from '#engine/text/numbers.ts'
import { megabytes, takesLongerFiles } from '#engine/tool/text-limits.ts'
import type { DescribedField } from './described-tool.ts'

type Offer = {
  isOver: boolean
  /** Puts the file into the field. */
  use: (file: File) => void
}

/** Shows below a field that its text is too long, with a button that uses it as a file; removes this when it is not. */
export function offerTextAsFile(area: HTMLTextAreaElement, field: DescribedField, { isOver, use }: Offer) {
  area.parentElement?.querySelector('.text-as-file')?.remove()
  const { max = 0, maxFileBytes = 0 } = field
  if (!isOver || !takesLongerFiles(field)) return
  const file = new File([area.value], nameOf(field), { type: 'text/plain' })
  const line = Object.assign(document.createElement('p'), { className: 'text-as-file hint', role: 'status' })
  if (file.size > maxFileBytes) {
    line.textContent = `This has ${megabytes(file.size)}, more than a file may have (${megabytes(maxFileBytes)}). Use a part of it.`
  } else {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'plain-button',
      textContent: 'Use it as a file',
    })
    button.addEventListener('click', () => use(file))
    line.append(`This is longer than ${withCommas(max)} characters. `, button)
  }
  area.after(line)
}

/** Returns a name with the first extension that the field takes. */
function nameOf({ accept = '' }: DescribedField) {
  const extension = accept.split(',').find((one) => one.startsWith('.')) ?? '.txt'
  return `pasted-text${extension}`
}
