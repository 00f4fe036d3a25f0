import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Elements, roles, and names of the parts that every page of a site repeats. */
const elements = new Set(['nav', 'footer', 'aside', 'dialog', 'select'])
const roles = new Set(['navigation', 'banner', 'contentinfo', 'search', 'menu', 'menubar', 'dialog', 'complementary'])
const names =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|megamenu|submenu|breadcrumbs?|sidebar|footer|topbar|cookie|cookies|minicart|pagination)(?:$|[\s_-])/i

/**
 * Returns a page without menus, footers, and the header of the site, so that their words do not count as its subject.
 * The header of an article stays.
 */
export function withoutMenus(html: string): string {
  const document = parse(html)
  prune(document, false)
  return serialize(document)
}

function prune(parent: Tree.ParentNode, isContent: boolean) {
  parent.childNodes = parent.childNodes.filter((node) => !('tagName' in node) || !isMenu(node, isContent))
  for (const node of parent.childNodes)
    if ('tagName' in node) prune(node, isContent || node.tagName === 'main' || node.tagName === 'article')
}

function isMenu({ tagName, attrs }: Tree.Element, isContent: boolean): boolean {
  if (tagName === 'html' || tagName === 'head' || tagName === 'body' || tagName === 'main' || tagName === 'article')
    return false
  const attribute = (name: string) => attrs.find((one) => one.name === name)?.value ?? ''
  if (elements.has(tagName) || roles.has(attribute('role').toLowerCase())) return true
  return (!isContent && tagName === 'header') || names.test(attribute('class')) || names.test(attribute('id'))
}
