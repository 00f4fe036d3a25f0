const SAME = 'ul, ol'

/**
 * Nests list items by their stated level. Word for the web copies a list of one item for each; Google Docs states
 * levels too.
 */
export function readItemLevels(body: Element) {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes)
  for (const list of [...body.querySelectorAll(SAME)]) if (list.closest('li') === null) joinNext(list)
  for (const item of [...body.querySelectorAll('li')]) nest(item)
}

/** Joins adjacent lists of Word for the web into one. */
function joinNext(list: Element) {
  if (!isOfWord(list)) return
  for (let next = list.nextElementSibling; next && isOfWord(next); next = list.nextElementSibling) {
    if (levelOf(next.firstElementChild) === 1 && next.localName !== list.localName) return
    for (const item of next.children) item.setAttribute('data-list-tag', next.localName)
    list.append(...next.children)
    next.remove()
  }
}

const isOfWord = (list: Element) =>
  /^[uo]l$/.test(list.localName) && list.querySelector(':scope > li[data-listid]') !== null

function nest(item: Element) {
  const parent = item.parentElement
  const level = levelOf(item)
  if (!parent || !level || level <= depthOf(item)) return
  let before = item.previousElementSibling
  for (let depth = depthOf(item); depth < level; depth += 1) {
    if (before?.localName !== 'li') return
    const tag = item.getAttribute('data-list-tag') ?? parent.localName
    const last = before.lastElementChild
    const list = last && /^[uo]l$/.test(last.localName) ? last : item.ownerDocument.createElement(tag)
    before.append(list)
    if (depth === level - 1) list.append(item)
    else before = list.lastElementChild
  }
}

const levelOf = (item: Element | null) =>
  Number(item?.getAttribute('data-aria-level') ?? item?.getAttribute('aria-level') ?? 0)

function depthOf(item: Element) {
  let depth = 0
  for (let list = item.closest(SAME); list; list = list.parentElement?.closest(SAME) ?? null) depth += 1
  return depth
}
