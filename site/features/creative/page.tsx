import { Marquee } from '#site/ui/motion/marquee.tsx'
import { StackCard } from '#site/ui/motion/stack-card.tsx'
import { Accordion } from '#site/ui/parts/accordion.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { SourceLine, splitSource } from '#site/ui/text/source-line.tsx'
import { CardChart } from './card-charts.tsx'
import { Gallery, type GalleryPiece, PastWork } from './gallery.tsx'
import { type Site, siteLine } from './lines.ts'
import { Opener, type Spots } from './opener.tsx'
import { type Problem, ProblemChart } from './problem-charts.tsx'

export type CreativeCard = { title: string; lead: string; points: string[]; caption: string }
type Head = { title: string; lead: string }

export type CreativePageProps = {
  hero: Head
  spots: Spots
  gallery: Head & { pieces: GalleryPiece[] }
  clients: { name: string; mark: string }[]
  results: Head & { sites: Site[] }
  services: Head & { cards: CreativeCard[] }
  problems: { title: string; rows: Problem[] }
  workTitle: string
  faqs: { title: string; items: { question: string; answer: string }[] }
  closing: { title: string; text: string; email: string }
}

/** Renders the only page that begins dark. */
export function CreativePage(props: CreativePageProps) {
  const { hero, spots, gallery, clients, results, services, problems, workTitle, faqs, closing } = props
  return (
    <>
      <Opener {...hero} spots={spots} />
      <Gallery {...gallery} />
      {clients.length > 0 && (
        <Marquee label="Clients" stops="the names">
          {clients.map(({ name, mark }) => (
            <li key={name}>
              {mark && (
                <svg viewBox="0 0 22 24" aria-hidden="true">
                  <path d={mark} />
                </svg>
              )}
              {name}
            </li>
          ))}
        </Marquee>
      )}
      <Results {...results} />
      <Services {...services} />
      <Problems {...problems} />
      <PastWork title={workTitle} pieces={gallery.pieces} />
      {faqs.items.length > 0 && (
        <section className="band faq">
          <div className="page faq-grid">
            <h2>{faqs.title || 'Questions'}</h2>
            <Accordion name="creative-faq" items={faqs.items} />
          </div>
        </section>
      )}
      <Closing {...closing} />
    </>
  )
}

function Results({ title, lead, sites }: CreativePageProps['results']) {
  if (sites.length === 0) return null
  return (
    <section className="site-band">
      <div className="page head-split">
        {title && <h2>{title}</h2>}
        {lead && <p className="lead">{lead}</p>}
      </div>
      <Marquee label={title || 'Results'} stops="the results" className="site-run">
        {sites.map((site, at) => (
          <SiteResult key={site.name} site={site} tone={['hot', '', 'paid'][at] ?? ''} />
        ))}
      </Marquee>
    </section>
  )
}

function SiteResult({ site, tone }: { site: Site; tone: string }) {
  const line = siteLine(site)
  return (
    <li>
      <p className="site-text">
        <strong>{site.figure}</strong> <span>{site.label}</span> <b className="data">{site.url || site.name}</b>
      </p>
      {line && (
        <svg
          className={tone || undefined}
          width={line.width}
          height={line.height}
          viewBox={`0 0 ${line.width} ${line.height}`}
          aria-hidden="true"
        >
          <path d={line.path} />
        </svg>
      )}
    </li>
  )
}

const skies = ['dawn', 'noon', 'dusk', 'night']

function Services({ title, lead, cards }: CreativePageProps['services']) {
  if (cards.length === 0) return null
  return (
    <section className="band">
      <div className="page head-split">
        {title && <h2>{title}</h2>}
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ol className="page stack six" data-stack="landing">
        {cards.map(({ title: name, lead: text, points, caption }, at) => (
          <StackCard key={name} title={name} index={at} total={cards.length} tone={`sky-${skies[at % skies.length]}`}>
            <div className="stack-text" id={slugOf(name)}>
              <p className="card-lead">{text}</p>
              <ul className="dash">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
            <figure>
              <CardChart service={name} caption={caption} />
              <figcaption>
                <span>{caption}</span>
              </figcaption>
            </figure>
          </StackCard>
        ))}
      </ol>
    </section>
  )
}

function Problems({ title, rows }: CreativePageProps['problems']) {
  if (rows.length === 0) return null
  return (
    <section className="band process">
      <div className="page head-split">{title && <h2>{title}</h2>}</div>
      <ol className="page problems">
        {rows.map((row, at) => (
          <li key={row.problem} className="problem">
            <div>
              <h3>{row.problem}</h3>
              <p className="stat">
                <strong>{row.figure}</strong> <span>{row.label}</span>
              </p>
              <p className="fix">{row.fix}</p>
            </div>
            <figure>
              <ProblemChart at={at} problem={row} />
              {row.reading && <Reading sentence={row.reading} />}
            </figure>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Reading({ sentence }: { sentence: string }) {
  const { text, source } = splitSource(sentence)
  return (
    <figcaption className="data">
      {text} {source && <SourceLine text={source} />}
    </figcaption>
  )
}

function Closing({ title, text, email }: CreativePageProps['closing']) {
  const [name = '', domain = ''] = email.split('@')
  return (
    <section className="call-out">
      <div className="page call-out-grid">
        <h2 className="t-headline">{title || 'Write to us'}</h2>
        {text && <p className="lead">{text}</p>}
        {email && (
          <address>
            <a className="t-hero" href={`mailto:${email}`}>
              {name}@<wbr />
              {domain.replace(/\.[^.]*$/, '')}
              <wbr />
              {/\.[^.]*$/.exec(domain)?.[0]}
            </a>
          </address>
        )}
        <p className="actions">
          <ButtonLink href="/contact-us/" icon="rise">
            Book a Call
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/**
 * Returns a name as a slug.
 * @example slugOf('UX/UI Design') // 'ux-ui-design'
 */
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
