import type { ToolAbout } from '#engine/tool/about.ts'
import { about as aiContentRewriter } from './ai-content-rewriter/about.ts'
import { about as aiCrawlerChecker } from './ai-crawler-checker/about.ts'
import { about as aiKeywordResearch } from './ai-keyword-research/about.ts'
import { about as articleExtractor } from './article-extractor/about.ts'
import { about as backlinkChecker } from './backlink-checker/about.ts'
import { about as backlinkSummary } from './backlink-summary/about.ts'
import { about as brokenLinkChecker } from './broken-link-checker/about.ts'
import { about as caseConverter } from './case-converter/about.ts'
import { about as codeFormatter } from './code-formatter/about.ts'
import { about as colorContrastChecker } from './color-contrast-checker/about.ts'
import { about as competitorAnalysis } from './competitor-analysis/about.ts'
import { about as cssMinifier } from './css-minifier/about.ts'
import { about as dnsLookup } from './dns-lookup/about.ts'
import { about as domainAuthorityChecker } from './domain-authority-checker/about.ts'
import { about as exifViewer } from './exif-viewer/about.ts'
import { about as faviconGenerator } from './favicon-generator/about.ts'
import { about as googleAdsKeywordTool } from './google-ads-keyword-tool/about.ts'
import { about as googleTagAnalyzer } from './google-tag-analyzer/about.ts'
import { about as grammarChecker } from './grammar-checker/about.ts'
import { about as heicToJpg } from './heic-to-jpg/about.ts'
import { about as hreflangChecker } from './hreflang-checker/about.ts'
import { about as htmlMinifier } from './html-minifier/about.ts'
import { about as htmlToMarkdown } from './html-to-markdown/about.ts'
import { about as httpHeaderChecker } from './http-header-checker/about.ts'
import { about as imageCompressor } from './image-compressor/about.ts'
import { about as imageConverter } from './image-converter/about.ts'
import { about as imageResizer } from './image-resizer/about.ts'
import { about as imagesExtractor } from './images-extractor/about.ts'
import { about as internalLinkAnalyzer } from './internal-link-analyzer/about.ts'
import { about as javascriptMinifier } from './javascript-minifier/about.ts'
import { about as jsonFormatter } from './json-formatter/about.ts'
import { about as keywordDensityChecker } from './keyword-density-checker/about.ts'
import { about as keywordDifficultyChecker } from './keyword-difficulty-checker/about.ts'
import { about as keywordExtractTool } from './keyword-extract-tool/about.ts'
import { about as languageDetector } from './language-detector/about.ts'
import { about as md5Generator } from './md5-generator/about.ts'
import { about as metaTagGenerator } from './meta-tag-generator/about.ts'
import { about as myIpAddress } from './my-ip-address/about.ts'
import { about as openGraphChecker } from './open-graph-checker/about.ts'
import { about as pageSpeedChecker } from './page-speed-checker/about.ts'
import { about as passwordGenerator } from './password-generator/about.ts'
import { about as plagiarismChecker } from './plagiarism-checker/about.ts'
import { about as qrCodeGenerator } from './qr-code-generator/about.ts'
import { about as readabilityChecker } from './readability-checker/about.ts'
import { about as redirectChecker } from './redirect-checker/about.ts'
import { about as regexTester } from './regex-tester/about.ts'
import { about as robotsTxtTester } from './robots-txt-tester/about.ts'
import { about as schemaMarkupGenerator } from './schema-markup-generator/about.ts'
import { about as schemaValidator } from './schema-validator/about.ts'
import { about as seoContentOptimization } from './seo-content-optimization/about.ts'
import { about as serpRankChecker } from './serp-rank-checker/about.ts'
import { about as sslChecker } from './ssl-checker/about.ts'
import { about as svgMinifier } from './svg-minifier/about.ts'
import { about as svgToPng } from './svg-to-png/about.ts'
import { about as textCompare } from './text-compare/about.ts'
import { about as utmBuilder } from './utm-builder/about.ts'
import { about as websiteAgeChecker } from './website-age-checker/about.ts'
import { about as websiteTrafficChecker } from './website-traffic-checker/about.ts'
import { about as wordCounter } from './word-counter/about.ts'
import { about as xmlSitemapValidator } from './xml-sitemap-validator/about.ts'

/** The description of each tool, without its definition; `npm run new:tool` adds a row. */
export const builtTools: ToolAbout[] = [
  aiContentRewriter,
  aiCrawlerChecker,
  aiKeywordResearch,
  articleExtractor,
  backlinkChecker,
  backlinkSummary,
  brokenLinkChecker,
  caseConverter,
  codeFormatter,
  colorContrastChecker,
  competitorAnalysis,
  cssMinifier,
  dnsLookup,
  domainAuthorityChecker,
  exifViewer,
  faviconGenerator,
  googleAdsKeywordTool,
  googleTagAnalyzer,
  grammarChecker,
  heicToJpg,
  hreflangChecker,
  htmlMinifier,
  htmlToMarkdown,
  httpHeaderChecker,
  imageCompressor,
  imageConverter,
  imageResizer,
  imagesExtractor,
  internalLinkAnalyzer,
  javascriptMinifier,
  jsonFormatter,
  keywordDensityChecker,
  keywordDifficultyChecker,
  keywordExtractTool,
  languageDetector,
  md5Generator,
  metaTagGenerator,
  myIpAddress,
  openGraphChecker,
  pageSpeedChecker,
  passwordGenerator,
  plagiarismChecker,
  qrCodeGenerator,
  readabilityChecker,
  redirectChecker,
  regexTester,
  robotsTxtTester,
  schemaMarkupGenerator,
  schemaValidator,
  seoContentOptimization,
  serpRankChecker,
  sslChecker,
  svgMinifier,
  svgToPng,
  textCompare,
  utmBuilder,
  websiteAgeChecker,
  websiteTrafficChecker,
  wordCounter,
  xmlSitemapValidator,
]
