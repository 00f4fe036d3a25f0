import type { Change, Proof } from '../../proof.ts'
import { also } from '../change-site.ts'

/** Replaces llms.txt. */
const llmsTxt =
  (text: string, status = 200): Change =>
  (_, site) => {
    site.files.set('/llms.txt', { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text })
    return undefined
  }

export const llmsTxtProofs: Proof[] = [
  {
    rule: 'llms-txt-malformed',
    on: 'site',
    faults: [
      llmsTxt('Trial Supply sells household goods.\n'),
      llmsTxt('# Trial Supply\n\n## Pages\n\n- [About](/about/): the workshop\n'),
    ],
    nearMisses: [
      llmsTxt(
        '# Trial Supply\n\n> Household goods\n\n## Pages\n\n- [About](https://trial.example/about/): the workshop\n',
      ),
      // There is none, and some servers send a page in its place.
      llmsTxt('Not found', 404),
      llmsTxt('<!doctype html><title>Trial Supply</title>'),
    ],
  },
  {
    rule: 'llms-txt-names-missing-page',
    on: 'site',
    faults: [
      (page, site, extras) => {
        Object.assign(page, { status: 410, isInSitemap: false })
        llmsTxt(
          `# Trial Supply\n\n## Pages\n\n- [Kettle](${site.origin}${page.path})\n- [About](${site.origin}/about/)\n`,
        )(page, site, extras)
        return also('broken-internal-link')
      },
    ],
    nearMisses: [
      // A page that no page links to was not requested.
      llmsTxt('# Trial Supply\n\n## Pages\n\n- [Prices](https://trial.example/prices/)\n'),
    ],
  },
]
