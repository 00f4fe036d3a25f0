/** Types of the reference readers of structured data, as far as the comparison needs them. */
type RdfTerm = { termType: string; value: string; datatype?: { value: string } }
type RdfQuad = { subject: RdfTerm; predicate: RdfTerm; object: RdfTerm }

/** Takes the events of an HTML parser and emits statements as `data`. */
interface HtmlToRdf {
  on(event: 'data', listener: (quad: RdfQuad) => void): this
  on(event: 'error', listener: (error: Error) => void): this
  on(event: 'end', listener: () => void): this
  onTagOpen(name: string, attributes: Record<string, string>): void
  onText(text: string): void
  onTagClose(): void
  onEnd(): void
  end(): void
}

declare module 'microdata-rdf-streaming-parser' {
  type Registry = Record<string, { properties: Record<string, { subPropertyOf: string }> }>
  export const MicrodataRdfParser: new (options: { baseIRI: string; vocabRegistry: Registry }) => HtmlToRdf
}

declare module 'rdfa-streaming-parser' {
  export const RdfaParser: new (options: { baseIRI: string; contentType: string }) => HtmlToRdf
}

declare module 'jsonld' {
  type Options = {
    base: string
    documentLoader: (url: string) => Promise<{ documentUrl: string; document: object }>
  }
  const jsonld: { toRDF(document: object, options: Options): Promise<RdfQuad[]> }
  export default jsonld
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: unknown)
    validate(extracted: object): Promise<{ severity: 'ERROR' | 'WARNING' }[]>
  }
}
