import { kilobytes } from './format.ts'
import type { Request } from './requests.ts'
import { squarify, type Tile } from './treemap.ts'

const SHAPE = { x: 0, y: 0, width: 200, height: 90 }
/** Minimum shares of the area at which a tile has room for its name. */
const LABELED = { width: 22, height: 9 }
/** Below this share, the requests of a type become one tile, because single ones would be too small. */
const MIN_SHARE = 0.004

type File = { name: string; bytes: number; type: string }
type Group = { type: string; bytes: number; requests: number; files: File[] }

/** Renders the bytes of the page as areas: one for each type, divided into its files. */
export function Treemap({ requests }: { requests: Request[] }) {
  const groups = groupsOf(requests)
  const total = groups.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total === 0) return null
  const types = squarify(groups, ({ bytes }) => bytes, SHAPE)
  return (
    <section className="report-block" aria-labelledby="speed-treemap">
      <h3 id="speed-treemap">Bytes by type and file</h3>
      <ul className="speed-key plain">
        {groups.map(({ type, bytes, requests: count }) => (
          <li key={type}>
            <i className={`speed-${type.toLowerCase()}`} /> {type} <b>{kilobytes(bytes)}</b>{' '}
            <span>
              {Math.round((100 * bytes) / total)}%, {count === 1 ? '1 request' : `${count} requests`}
            </span>
          </li>
        ))}
      </ul>
      <div className="speed-treemap" aria-hidden="true">
        {types.flatMap(({ item, ...area }) =>
          squarify(filesOf(item, total), ({ bytes }) => bytes, area).map((tile) => (
            <FileTile key={`${item.type} ${tile.item.name} ${tile.x} ${tile.y}`} {...tile} />
          )),
        )}
      </div>
      <p className="block-note">Areas are bytes as transferred. All requests are in the table “Requests”.</p>
    </section>
  )
}

function FileTile({ item: { name, bytes, type }, x, y, width, height }: Tile<File>) {
  const style = {
    left: `${(100 * x) / SHAPE.width}%`,
    top: `${(100 * y) / SHAPE.height}%`,
    width: `${(100 * width) / SHAPE.width}%`,
    height: `${(100 * height) / SHAPE.height}%`,
  }
  const isLabeled = width >= LABELED.width && height >= LABELED.height
  return (
    <div className={`speed-tile speed-${type.toLowerCase()}`} style={style} title={`${name}, ${kilobytes(bytes)}`}>
      {isLabeled && (
        <span>
          {name} <b>{kilobytes(bytes)}</b>
        </span>
      )}
    </div>
  )
}

function groupsOf(requests: Request[]): Group[] {
  return [...Map.groupBy(requests, ({ type }) => type)]
    .map(([type, all]) => ({
      type,
      requests: all.length,
      bytes: all.reduce((sum, { transferBytes }) => sum + transferBytes, 0),
      files: all.map(({ url, transferBytes }) => ({ name: nameOf(url), bytes: transferBytes, type })),
    }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
}

function filesOf({ type, files }: Group, total: number): File[] {
  const large = files.filter(({ bytes }) => bytes >= total * MIN_SHARE)
  const rest = files.filter(({ bytes }) => bytes < total * MIN_SHARE)
  const bytes = rest.reduce((sum, file) => sum + file.bytes, 0)
  return bytes > 0 ? [...large, { name: `${rest.length} small files`, bytes, type }] : large
}

/** Returns the last part of the path, or the host if the path is empty. */
export function nameOf(url: string) {
  const { hostname, pathname } = new URL(url)
  return pathname.split('/').filter(Boolean).at(-1) ?? hostname
}
