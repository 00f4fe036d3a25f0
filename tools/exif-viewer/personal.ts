import { withCommas } from '#engine/text/numbers.ts'
import type { Finding, Reference, Severity } from '#engine/tool/blocks.ts'
import type { Blocks } from './read-blocks.ts'
import type { Read } from './read-tags.ts'

const exifStandard: Reference = { label: 'CIPA DC-008, Exif 2.32', url: 'https://www.cipa.jp/e/std/std-sec.html' }
const iptcStandard: Reference = {
  label: 'IPTC Photo Metadata Standard',
  url: 'https://www.iptc.org/std/photometadata/specification/',
}

type Rule = { id: string; severity: Severity; title: string; why: string; tag: RegExp; ref: Reference }

/** Tags that can identify a person, by name; each tag counts for the first rule that names it. */
const rules: Rule[] = [
  {
    id: 'person-shown',
    severity: 'critical',
    title: 'It names the people in the image',
    why: 'Programs that recognize faces write names into the file, where a search can find them.',
    tag: /PersonInImage|PersonDisplayName|mwg-rs:Name|Regions.*Name|PersonKeyword/i,
    ref: iptcStandard,
  },
  {
    id: 'contact',
    severity: 'critical',
    title: 'It contains a postal address, phone number, or email address of its author',
    why: 'Anyone who saves the image can write to, call, or visit this person.',
    tag: /CreatorContactInfo|Ci(?:Adr|Tel|Email|Url)|^Contact$/i,
    ref: iptcStandard,
  },
  {
    id: 'serial-number',
    severity: 'warning',
    title: 'It contains a serial number',
    why: 'The same number in two images shows that one camera took both, no matter whose name they were published under.',
    tag: /SerialNumber|ImageUniqueID|CameraID/i,
    ref: exifStandard,
  },
  {
    id: 'name',
    severity: 'warning',
    title: 'It names its author or owner',
    why: 'That’s right for an image that should be credited. In a private photo, it gives away a full name.',
    tag: /Artist|OwnerName|creator$|^Creator$|Copyright|rights$|XPAuthor|Author|HostComputer|Description writer|CaptionWriter|OwnerID|Credit/i,
    ref: exifStandard,
  },
  {
    id: 'place-name',
    severity: 'warning',
    title: 'It names a location',
    why: 'The name of a city or street stays in the file when the coordinates are removed.',
    tag: /City|Sublocation|Location|State|Country|GPSAreaInformation/i,
    ref: iptcStandard,
  },
  {
    id: 'edit-history',
    severity: 'warning',
    title: 'It reveals how it was edited, and from which files',
    why: 'File and folder names may contain the names of people and clients. The identifiers link versions to each other.',
    tag: /History|DerivedFrom|Ingredients|DocumentID|InstanceID|DocumentAncestors|Pantry/i,
    ref: { label: 'XMP specification, part 2', url: 'https://developer.adobe.com/xmp/docs/xmp-specifications/' },
  },
  {
    id: 'maker-note',
    severity: 'notice',
    title: 'It contains maker notes in a format of the camera maker',
    why: 'Such notes may contain serial numbers, names of faces, and shot counts. This page does not decode them.',
    tag: /MakerNote/i,
    ref: exifStandard,
  },
  {
    id: 'moment',
    severity: 'notice',
    title: 'It reveals when it was taken or changed',
    why: 'Combined with other images, the times show where someone was and when a home was empty.',
    tag: /Date|Time|OffsetTime/i,
    ref: exifStandard,
  },
  {
    id: 'words',
    severity: 'notice',
    title: 'It contains a caption, a comment, or keywords',
    why: 'They were meant for an archive, and they travel with the image.',
    tag: /ImageDescription|UserComment|^Comment$|XPComment|XPTitle|XPKeywords|dc:(?:description|title|subject)|^Description$|Headline|Keywords|Instructions/i,
    ref: iptcStandard,
  },
  {
    id: 'equipment',
    severity: 'notice',
    title: 'It names the camera, lens, or software',
    why: 'Rare equipment narrows down who took the image, and software versions can reveal known vulnerabilities.',
    tag: /^(?:Make|Model|LensMake|LensModel|LensInfo|Software|ProcessingSoftware)$|CreatorTool|Originating program|tiff:(?:Make|Model)|aux:Lens/i,
    ref: exifStandard,
  },
]
/** Tags whose names contain “time” but describe the exposure. */
const noMoment = /ExposureTime|SubjectDistance|DigitalZoom|ShutterSpeed|ProfileDateTime/i

/** Returns what identifies a person, worst first. */
export function personalFindings(name: string, { tags, place, hasThumbnail }: Read, blocks: Blocks): Finding[] {
  const at = { field: 'files', path: name }
  const fix = 'Save the copy without metadata, below.'
  const findings: Finding[] = []
  if (place)
    findings.push({
      id: 'coordinates',
      severity: 'critical',
      title: `It reveals where it was taken: ${place.latitude}, ${place.longitude}`,
      why: 'Six decimals are accurate to a tenth of a meter. A photo taken at home gives away your address.',
      evidence: place.dms,
      fix,
      ref: exifStandard,
      place: at,
    })
  const taken = new Set<unknown>()
  for (const rule of rules) {
    const found = tags.filter(
      (one) =>
        one.group !== 'Color profile (ICC)' &&
        one.group !== 'Location (GPS)' &&
        !taken.has(one) &&
        rule.tag.test(one.tag) &&
        !noMoment.test(one.tag),
    )
    if (found.length === 0) continue
    for (const one of found) taken.add(one)
    const listed = found.slice(0, 4).map(({ tag, value }) => `${tag}: ${value.slice(0, 80)}`)
    const more = found.length > 4 ? `, and ${found.length - 4} more` : ''
    const { id, severity, title, why, ref } = rule
    findings.push({ id, severity, title, why, evidence: listed.join('; ') + more, fix, ref, place: at })
  }
  if (hasThumbnail)
    findings.push({
      id: 'thumbnail',
      severity: 'notice',
      title: 'It contains a thumbnail',
      why: 'Some programs crop the image but not the thumbnail, which then shows what was cut off.',
      fix,
      ref: exifStandard,
      place: at,
    })
  if (blocks.trailing > 0)
    findings.push({
      id: 'trailing-data',
      severity: 'warning',
      title: `${withCommas(blocks.trailing)} bytes follow the end of the image`,
      why: 'Phones append the video of a live photo, with sound. Programs that show the image don’t show them.',
      fix,
      place: at,
    })
  return findings.sort((a, b) => rank[a.severity] - rank[b.severity])
}

const rank: Record<Severity, number> = { critical: 0, warning: 1, notice: 2, pass: 3 }
