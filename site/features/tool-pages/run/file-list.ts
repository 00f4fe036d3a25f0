/** Returns the files of a folder that the field accepts. */
export function accepted(field: Pick<HTMLInputElement, 'accept'>, files: File[]) {
  const kinds = field.accept.split(',').map((kind) => kind.trim().toLowerCase())
  if (kinds.length === 0 || kinds.includes('') || kinds.includes('*/*')) return files
  return files.filter(({ name, type }) =>
    kinds.some((kind) =>
      kind.startsWith('.')
        ? name.toLowerCase().endsWith(kind)
        : kind.endsWith('/*')
          ? type.startsWith(kind.slice(0, -1))
          : type === kind,
    ),
  )
}

/** Returns the name of a file with a button that removes it. */
export function fileRow(file: File, remove: () => void) {
  const item = document.createElement('li')
  const name = Object.assign(document.createElement('span'), { className: 'mono', textContent: file.name })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'plain-button',
    textContent: 'Remove',
  })
  button.setAttribute('aria-label', `Remove ${file.name}`)
  button.addEventListener('click', remove)
  item.append(name, button)
  return item
}

/** @example kilobytes(1_200) // '1.2 kB' */
export const kilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
