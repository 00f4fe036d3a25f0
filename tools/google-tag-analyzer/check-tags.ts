import { countOf } from '#engine/text/count-of.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { checkContainers } from './check-containers.ts'
import type { Collected } from './collect-tags.ts'
import { isPlaceholder, productOf } from './google-urls.ts'
import { container, dataLayer, install, universal } from './references.ts'
import { type GoogleTag, linesOf as lines, runs } from './tag-types.ts'

/** Returns findings about duplicates, gaps, wrong places, and retired tags. */
export function checkTags(collected: Collected): Finding[] {
  const { tags } = collected
  return [
    ...duplicates(tags),
    ...checkContainers(tags),
    ...ids(tags),
    ...retired(tags),
    ...queues(collected),
    ...brokenScripts(collected),
  ]
}

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
      why: 'That can be intended, such as one property for a store and one for a group. An old property is easily forgotten.',
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

function ids(tags: GoogleTag[]): Finding[] {
  const wrong = tags.filter(({ id }) => id && isPlaceholder(id))
  const found: Finding[] = [...groupById(wrong)].map(([id, same]) => ({
    id: 'placeholder-id',
    severity: 'critical',
    title: `${id} is a placeholder from a setup guide.`,
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
  const found: Finding[] = []
  const [first] = broken
  if (first)
    found.push({
      id: 'syntax-error',
      severity: 'critical',
      title:
        broken.length === 1
          ? `The script on line ${first.line} has a syntax error, so nothing in it runs.`
          : `${broken.length} scripts have syntax errors, so nothing in them runs.`,
      why: 'Browsers skip a script that they cannot parse, with all the tags in it.',
      evidence: broken.map(({ line, message }) => `Line ${line}: ${message}`).join('\n'),
      fix: 'Correct the script. Quotation marks that a word processor has changed are the usual cause.',
      ref: { label: 'ECMAScript, early errors', url: 'https://tc39.es/ecma262/#sec-parse-script' },
      place: { line: first.line },
    })
  for (const { line } of ignored)
    found.push({
      id: 'content-with-src',
      severity: 'critical',
      title: `The code inside the script element on line ${line} never runs.`,
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
