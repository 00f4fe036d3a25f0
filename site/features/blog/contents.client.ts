/** Marks the last heading passed in the table of contents. Without this script, the contents are plain links. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')]
const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))

function place() {
  const passed = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight * 0.4)
  links.forEach((link, at) => {
    if (at === Math.max(0, passed)) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  })
}

if (links.length > 0) {
  addEventListener('scroll', place, { passive: true })
  place()
}

export {}
