/** Makes a button show the rows of a long list that phones hide at first. Focus moves to the first of them. */
export function enhance(button: HTMLElement) {
  button.addEventListener('click', () => {
    const list = button.closest('.chart-list')
    const hidden = [...(list?.querySelectorAll('li') ?? [])].find((row) => !row.checkVisibility())
    button.ariaExpanded = 'true'
    hidden?.querySelector('a')?.focus({ preventScroll: true })
  })
}
