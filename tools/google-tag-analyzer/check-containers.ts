import type { Finding } from '#engine/tool/blocks.ts'
import { container } from './references.ts'
import { type GoogleTag, linesOf as lines, runs } from './tag-types.ts'

/** Returns where the containers of Tag Manager are loaded, and whether their frames match. */
export function checkContainers(tags: GoogleTag[]): Finding[] {
  const found: Finding[] = []
  const snippets = tags.filter((tag) => tag.kind === 'gtm' && runs(tag))
  const frames = tags.filter(({ kind }) => kind === 'gtm-noscript')
  for (const snippet of snippets.filter(({ position, when }) => position === 'body' && when === 'load').slice(0, 1))
    found.push({
      id: 'container-in-body',
      severity: 'warning',
      title: `The container ${snippet.id ?? ''} loads from the body.`.replace('  ', ' '),
      why: 'Visitors who leave early are not counted, and tests that change the page flicker.',
      evidence: lines([snippet]),
      fix: 'Move the snippet as high in the head as possible.',
      ref: container,
      place: { line: snippet.line },
    })
  const ids = new Set(snippets.flatMap(({ id }) => (id ? [id.toUpperCase()] : [])))
  for (const frame of frames) {
    if (!frame.isInNoscript)
      found.push({
        id: 'frame-outside-noscript',
        severity: 'warning',
        title: 'The iframe of Tag Manager is not inside noscript.',
        why: 'Every visitor loads it in addition to the container.',
        evidence: lines([frame]),
        fix: `<noscript><iframe src="${frame.url ?? ''}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`,
        ref: container,
        place: { line: frame.line },
      })
    else if (frame.position === 'head')
      found.push({
        id: 'frame-in-head',
        severity: 'warning',
        title: 'The noscript iframe of Tag Manager is in the head.',
        why: 'An iframe is not allowed there: without scripts, the browser ends the head at this point, and what follows is no longer part of it.',
        evidence: lines([frame]),
        fix: 'Move it to the first line of the body.',
        ref: container,
        place: { line: frame.line },
      })
    if (frame.id && ids.size > 0 && !ids.has(frame.id.toUpperCase()))
      found.push({
        id: 'frame-of-other-container',
        severity: 'warning',
        title: `The noscript iframe names ${frame.id}, but the script loads ${[...ids].join(', ')}.`,
        why: 'One of the two ids is left over from an earlier container.',
        evidence: lines([frame]),
        fix: 'Use the same id in both.',
        ref: container,
        place: { line: frame.line },
      })
  }
  if (snippets.length === 0 && frames.length > 0)
    found.push({
      id: 'frame-without-container',
      severity: 'warning',
      title: 'There is a noscript iframe of Tag Manager, but no script that loads the container.',
      why: 'Only visitors without JavaScript are counted.',
      evidence: lines(frames),
      fix: 'Add the script of the container to the head, or remove the iframe.',
      ref: container,
      place: { line: frames[0]?.line ?? 1 },
    })
  if (ids.size > 1)
    found.push({
      id: 'several-containers',
      severity: 'notice',
      title: `${ids.size} Tag Manager containers are loaded: ${[...ids].join(', ')}.`,
      why: 'Google recommends one container for each page; several share one data layer and slow it down.',
      evidence: lines(snippets),
      fix: 'Merge them if one team looks after both.',
      ref: container,
    })
  return found
}
