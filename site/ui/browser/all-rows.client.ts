/** Makes buttons show the rows of a long list that phones hide at first. Focus moves to the first of them. */
export function followAllRows() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-all-rows]')
    if (!button) return
    const list = button.closest('.chart-list')
    const hidden = [...(list?.querySelectorAll('li') ?? [])].find((row) => !row.checkVisibility())
    button.ariaExpanded = 'true'
    hidden?.querySelector('a')?.focus({ preventScroll: true })
  })
}
