import { countOf } from '../../engine/text/count-of.ts'
import type { Finding, Reference } from '../../engine/tool/blocks.ts'
import type { Collected } from './collect-tags.ts'
import { isPlaceholder, productOf } from './google-urls.ts'
import type { GoogleTag } from './tag-types.ts'

const install: Reference = {
  label: 'Google: install the Google tag',
  url: 'https://developers.google.com/tag-platform/gtagjs/install',
}
const container: Reference = {
  label: 'Google: install Tag Manager',
  url: 'https://developers.google.com/tag-platform/tag-manager/web',
}
const dataLayer: Reference = {
  label: 'Google: the data layer',
  url: 'https://developers.google.com/tag-platform/tag-manager/datalayer',
}
const universal: Reference = {
  label: 'Google: Universal Analytics has gone away',
  url: 'https://support.google.com/analytics/answer/11583528',
}

/** Duplicates, gaps, wrong places, and retired tags. */
export function checkTags(collected: Collected): Finding[] {
  const { tags } = collected
  return [
    ...duplicates(tags),
    ...containers(tags),
    ...ids(tags),
    ...retired(tags),
    ...queues(collected),
    ...brokenScripts(collected),
  ]
}

const runs = ({ when }: GoogleTag) => when !== 'never'
const lines = (tags: GoogleTag[]) =>
  `${tags.length === 1 ? 'Line' : 'Lines'} ${[...new Set(tags.map(({ line }) => line))].join(', ')}`
const groupById = (tags: GoogleTag[]) =>
  Map.groupBy(
    tags.filter(({ id }) => id),
    ({ id }) => (id ?? '').toUpperCase(),
  )

function duplicates(tags: GoogleTag[]): Finding[] {
  const found: Finding[] = []
  const active = tags.filter((tag) => runs(tag) && !tag.isInNoscript)
  for (const [id, same] of groupById(active.filter(({ kind }) => kind === 'config'))) {
    const counting = same.filter(({ settings }) => settings.send_page_view !== 'false')
    if (counting.length > 1 && !counting.every(({ isConditional }) => isConditional))
      found.push({
        id: 'duplicate-config',
        severity: productOf(id) === 'GA4' ? 'critical' : 'warning',
        title: `${id} is configured ${counting.length} times.`,
        why: 'Each configuration of a GA4 property counts a page view, so visits look longer and bounce rates lower than they are.',
        evidence: lines(counting),
        fix: "Keep one gtag('config', …) for this id. Often a plugin and the theme both add it.",
        ref: install,
        place: { line: counting[1]?.line ?? 1 },
      })
  }
  const loaders = active.filter(({ kind }) => kind === 'google-tag')
  for (const [id, same] of groupById(loaders))
    if (same.length > 1)
      found.push({
        id: 'duplicate-loader',
        severity: 'warning',
        title: `The Google tag of ${id} is loaded ${same.length} times.`,
        why: 'The second file costs time and has no effect, or counts again.',
        evidence: lines(same),
        fix: 'Keep the first script element.',
        ref: install,
        place: { line: same[1]?.line ?? 1 },
      })
  for (const [id, same] of groupById(active.filter(({ kind }) => kind === 'gtm')))
    if (same.length > 1)
      found.push({
        id: 'duplicate-container',
        severity: 'critical',
        title: `The container ${id} is loaded ${same.length} times.`,
        why: 'Every tag in it can fire as often, and events are counted twice.',
        evidence: lines(same),
        fix: 'Keep the snippet that comes first in the head.',
        ref: container,
        place: { line: same[1]?.line ?? 1 },
      })
  const properties = new Set(
    active.filter(({ kind, id }) => kind === 'config' && productOf(id) === 'GA4').map(({ id }) => id?.toUpperCase()),
  )
  if (properties.size > 1)
    found.push({
      id: 'several-properties',
      severity: 'notice',
      title: `${properties.size} GA4 properties get data: ${[...properties].join(', ')}.`,
      why: 'That can be intended, such as one property for a shop and one for a group. An old property is easily forgotten.',
      fix: 'Check that each id belongs to a property that somebody reads.',
      ref: install,
    })
  const hasContainer = active.some(({ kind }) => kind === 'gtm')
  const direct = active.filter(({ kind, id }) => kind === 'config' && productOf(id) === 'GA4')
  if (hasContainer && direct.length > 0)
    found.push({
      id: 'container-and-tag',
      severity: 'notice',
      title: `${direct[0]?.id ?? 'GA4'} is on the page itself, next to a Tag Manager container.`,
      why: 'If the container has a tag for the same property, every page view counts twice. The source does not show what a container holds.',
      evidence: lines(direct),
      fix: 'Check the container for this id and keep one of the two.',
      ref: container,
      place: { line: direct[0]?.line ?? 1 },
    })
  return found
}

function containers(tags: GoogleTag[]): Finding[] {
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
      why: 'Google advises one container for each page; several share one data layer and slow it down.',
      evidence: lines(snippets),
      fix: 'Merge them if one team looks after both.',
      ref: container,
    })
  return found
}

function ids(tags: GoogleTag[]): Finding[] {
  const wrong = tags.filter(({ id }) => id && isPlaceholder(id))
  const found: Finding[] = [...groupById(wrong)].map(([id, same]) => ({
    id: 'placeholder-id',
    severity: 'critical',
    title: `${id} is a placeholder from an instruction.`,
    why: 'Nothing is measured with it.',
    evidence: lines(same),
    fix: 'Enter the id of your property or container.',
    ref: install,
    place: { line: same[0]?.line ?? 1 },
  }))
  const loaded = new Set(
    tags.filter(({ kind, when }) => kind === 'google-tag' && when !== 'never').map(({ id }) => id?.toUpperCase()),
  )
  const configured = tags.filter((tag) => tag.kind === 'config' && runs(tag))
  const hasLoader = loaded.size > 0 || tags.some((tag) => tag.kind === 'gtm' && runs(tag))
  if (configured.length > 0 && !hasLoader)
    found.push({
      id: 'missing-loader',
      severity: 'critical',
      title: `${configured[0]?.id ?? 'A tag'} is configured, but no script loads the Google tag.`,
      why: 'The commands wait in the data layer and nobody reads them, unless another script loads the tag later.',
      evidence: lines(configured),
      fix: `<script async src="https://www.googletagmanager.com/gtag/js?id=${configured[0]?.id ?? 'G-…'}"></script>`,
      ref: install,
      place: { line: configured[0]?.line ?? 1 },
    })
  const loaders = tags.filter((tag) => tag.kind === 'google-tag' && runs(tag))
  if (
    loaders.length > 0 &&
    !tags.some((tag) => tag.kind === 'config' && runs(tag)) &&
    !tags.some(({ kind }) => kind === 'gtm')
  )
    found.push({
      id: 'missing-config',
      severity: 'warning',
      title: `The Google tag of ${loaders[0]?.id ?? 'this page'} is loaded, but nothing in the source configures it.`,
      why: 'Without a configuration, no page view is sent.',
      evidence: lines(loaders),
      fix: `gtag('config', '${loaders[0]?.id ?? 'G-…'}')`,
      ref: install,
      place: { line: loaders[0]?.line ?? 1 },
    })
  return found
}

function retired(tags: GoogleTag[]): Finding[] {
  const old = tags.filter(
    (tag) =>
      runs(tag) &&
      (/^(?:analytics-js|ga-js|universal-analytics)$/.test(tag.kind) ||
        (tag.kind === 'config' && productOf(tag.id) === 'Universal Analytics')),
  )
  const optimize = tags.filter((tag) => runs(tag) && tag.kind === 'optimize')
  const found: Finding[] = []
  if (old.length > 0)
    found.push({
      id: 'universal-analytics',
      severity: 'warning',
      title: 'Universal Analytics is still on the page.',
      why: 'Google stopped processing its data on July 1, 2023 (360: July 1, 2024). The script only costs time.',
      evidence: lines(old),
      fix: 'Remove the script and its configuration.',
      ref: universal,
      place: { line: old[0]?.line ?? 1 },
    })
  if (optimize.length > 0)
    found.push({
      id: 'optimize',
      severity: 'warning',
      title: 'Google Optimize is still on the page.',
      why: 'Google ended it on September 30, 2023.',
      evidence: lines(optimize),
      fix: 'Remove the script, and the style that hides the page until it loads.',
      ref: { label: 'Google: Optimize sunset', url: 'https://support.google.com/optimize/answer/12979939' },
      place: { line: optimize[0]?.line ?? 1 },
    })
  return found
}

function queues({ tags, commands }: Collected): Finding[] {
  const found: Finding[] = []
  const replaced = tags.find(
    (tag) =>
      tag.kind === 'data-layer' &&
      tags.some(
        (other) =>
          (other.offset < tag.offset &&
            /^(?:gtm|config|consent-default|data-layer-push)$/.test(other.kind) &&
            other.dataLayer !== null &&
            other.dataLayer === tag.dataLayer) ||
          (other.offset < tag.offset && other.kind === 'gtm' && (other.dataLayer ?? 'dataLayer') === tag.dataLayer),
      ),
  )
  if (replaced)
    found.push({
      id: 'data-layer-replaced',
      severity: 'critical',
      title: `${replaced.dataLayer} is replaced after tags have used it.`,
      why: 'What was pushed before is lost, and Tag Manager no longer sees what is pushed afterwards.',
      evidence: lines([replaced]),
      fix: `window.${replaced.dataLayer} = window.${replaced.dataLayer} || []`,
      ref: dataLayer,
      place: { line: replaced.line },
    })
  for (const [name, { isArguments }] of commands)
    if (!isArguments && tags.some(({ command }) => command === name))
      found.push({
        id: 'array-commands',
        severity: 'critical',
        title: `${name}() pushes an array instead of its arguments object.`,
        why: 'The Google tag ignores commands that are arrays, so nothing is configured.',
        fix: `function ${name}(){dataLayer.push(arguments)}`,
        ref: install,
      })
  return found
}

function brokenScripts({ broken, ignored, unread }: Collected): Finding[] {
  const found: Finding[] = broken.map(({ line, message }) => ({
    id: 'syntax-error',
    severity: 'critical',
    title: `The script on line ${line} has a syntax error, so nothing in it runs.`,
    why: 'Browsers skip a script that they cannot parse, with all the tags in it.',
    evidence: message,
    fix: 'Correct the script. Quotation marks that a word processor has changed are the usual cause.',
    ref: { label: 'ECMAScript, early errors', url: 'https://tc39.es/ecma262/#sec-parse-script' },
    place: { line },
  }))
  for (const { line } of ignored)
    found.push({
      id: 'content-with-src',
      severity: 'critical',
      title: `The code inside of the script element on line ${line} never runs.`,
      why: 'A script element with a src runs only the file; its own content is ignored (HTML Standard, 4.12.1).',
      fix: 'Move the code into a script element of its own.',
      ref: {
        label: 'HTML Standard: script',
        url: 'https://html.spec.whatwg.org/multipage/scripting.html#the-script-element',
      },
      place: { line },
    })
  if (unread.length > 0)
    found.push({
      id: 'unread-script',
      severity: 'notice',
      title: `${countOf(unread.length, 'script')} could not be followed.`,
      why: 'They are nested too deeply. Tags in them are not in this report.',
      evidence: `Lines ${unread.map(({ line }) => line).join(', ')}`,
    })
  return found
}
