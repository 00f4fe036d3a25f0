import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { SlugStatus as SlugStatus_6467d4f9bcad7e6f48203526f6e6a7eb } from '../../../../admin/components/slug-status.tsx'
import { DocumentVisits as DocumentVisits_5e22439e85c07eb30caf47a1213c4a79 } from '../../../../admin/components/visits/document-visits.tsx'
import { RowLabel as RowLabel_aef054be212e652f0faaec1c55d7b986 } from '../../../../admin/components/row-label.tsx'
import { LinkTarget as LinkTarget_b41a79bcc7c3b01ea9a4f828d3c1c2ea } from '../../../../admin/components/link-target.tsx'
import { ImageUses as ImageUses_0fb1da1e3b63b14354d6118b4f4c60b8 } from '../../../../admin/components/image-uses.tsx'
import { ResumePreview as ResumePreview_b90bd49e33c1c50e85181c961ed5a3c9 } from '../../../../admin/components/resume-preview.tsx'
import { ApplicationPipeline as ApplicationPipeline_62ad451e5ee095f93d9827d5bc5ebcce } from '../../../../admin/components/application-pipeline.tsx'
import { CsvBar as CsvBar_023f4acf509fa8cdf962463eeb1a1904 } from '../../../../admin/components/csv-bar.tsx'
import { WeekView as WeekView_07232a005c47b339c170020b509ae275 } from '../../../../admin/components/calls/week-view.tsx'
import { CalendarFeed as CalendarFeed_a048e2898d2d2de666c90787f02210fa } from '../../../../admin/components/calls/calendar-feed.tsx'
import { IssuePanel as IssuePanel_0ded459a9233a308a224a19fb28859f9 } from '../../../../admin/components/issue-panel.tsx'
import { MailBanner as MailBanner_ee8e199b41dc0485ff55d5863a53a1ab } from '../../../../admin/components/mail-banner.tsx'
import { ReviewBulk as ReviewBulk_d2b4030dfb309ae9b0c51916be485ee1 } from '../../../../admin/components/review-bulk.tsx'
import { ApiKeySecret as ApiKeySecret_1c1b64d9f3efd995cf2efa0737dd5fa8 } from '../../../../admin/components/integrations/api-key-secret.tsx'
import { WebhookPanel as WebhookPanel_a62976fd83602537cad0ca3afcfdad06 } from '../../../../admin/components/integrations/webhook-panel.tsx'
import { CurrentPassword as CurrentPassword_a0413a0058e4d33c3493ec9f87711300 } from '../../../../admin/components/current-password.tsx'
import { TwoFactor as TwoFactor_e8fd86eddedafe1f52f186f2cd1c723d } from '../../../../admin/components/two-factor.tsx'
import { PrivacyTools as PrivacyTools_dd56fb599ddef4419aa2eac912fc51e9 } from '../../../../admin/components/privacy-tools.tsx'
import { Icon as Icon_3bea0536a4a6843d43f833f3017bbe62 } from '../../../../admin/components/brand.tsx'
import { Logo as Logo_3bea0536a4a6843d43f833f3017bbe62 } from '../../../../admin/components/brand.tsx'
import { FinderButton as FinderButton_c2de7dab1260304ba995bd8a9f79eb74 } from '../../../../admin/components/finder/finder-button.tsx'
import { DataProvidersLink as DataProvidersLink_32a7ed6445791c6271ad90a57175090c } from '../../../../admin/components/data-providers/nav-link.tsx'
import { Dashboard as Dashboard_c504b98b816549b94192c66e867a1679 } from '../../../../admin/components/dashboard.tsx'
import { BodyClass as BodyClass_6f6785d9efebc3e1f148847b4c088660 } from '../../../../admin/components/body-class.tsx'
import { LoginView as LoginView_266a5de5b8b24c749811f3359b55fb3a } from '../../../../admin/components/login-view.tsx'
import { ForgotView as ForgotView_4dbf76c253e657e046ded8123f26559d } from '../../../../admin/components/forgot-view.tsx'
import { DataProvidersView as DataProvidersView_aa3a2c1766826f5425aa0739e879f00b } from '../../../../admin/components/data-providers/view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/admin/components/slug-status.tsx#SlugStatus": SlugStatus_6467d4f9bcad7e6f48203526f6e6a7eb,
  "/admin/components/visits/document-visits.tsx#DocumentVisits": DocumentVisits_5e22439e85c07eb30caf47a1213c4a79,
  "/admin/components/row-label.tsx#RowLabel": RowLabel_aef054be212e652f0faaec1c55d7b986,
  "/admin/components/link-target.tsx#LinkTarget": LinkTarget_b41a79bcc7c3b01ea9a4f828d3c1c2ea,
  "/admin/components/image-uses.tsx#ImageUses": ImageUses_0fb1da1e3b63b14354d6118b4f4c60b8,
  "/admin/components/resume-preview.tsx#ResumePreview": ResumePreview_b90bd49e33c1c50e85181c961ed5a3c9,
  "/admin/components/application-pipeline.tsx#ApplicationPipeline": ApplicationPipeline_62ad451e5ee095f93d9827d5bc5ebcce,
  "/admin/components/csv-bar.tsx#CsvBar": CsvBar_023f4acf509fa8cdf962463eeb1a1904,
  "/admin/components/calls/week-view.tsx#WeekView": WeekView_07232a005c47b339c170020b509ae275,
  "/admin/components/calls/calendar-feed.tsx#CalendarFeed": CalendarFeed_a048e2898d2d2de666c90787f02210fa,
  "/admin/components/issue-panel.tsx#IssuePanel": IssuePanel_0ded459a9233a308a224a19fb28859f9,
  "/admin/components/mail-banner.tsx#MailBanner": MailBanner_ee8e199b41dc0485ff55d5863a53a1ab,
  "/admin/components/review-bulk.tsx#ReviewBulk": ReviewBulk_d2b4030dfb309ae9b0c51916be485ee1,
  "/admin/components/integrations/api-key-secret.tsx#ApiKeySecret": ApiKeySecret_1c1b64d9f3efd995cf2efa0737dd5fa8,
  "/admin/components/integrations/webhook-panel.tsx#WebhookPanel": WebhookPanel_a62976fd83602537cad0ca3afcfdad06,
  "/admin/components/current-password.tsx#CurrentPassword": CurrentPassword_a0413a0058e4d33c3493ec9f87711300,
  "/admin/components/two-factor.tsx#TwoFactor": TwoFactor_e8fd86eddedafe1f52f186f2cd1c723d,
  "/admin/components/privacy-tools.tsx#PrivacyTools": PrivacyTools_dd56fb599ddef4419aa2eac912fc51e9,
  "/admin/components/brand.tsx#Icon": Icon_3bea0536a4a6843d43f833f3017bbe62,
  "/admin/components/brand.tsx#Logo": Logo_3bea0536a4a6843d43f833f3017bbe62,
  "/admin/components/finder/finder-button.tsx#FinderButton": FinderButton_c2de7dab1260304ba995bd8a9f79eb74,
  "/admin/components/data-providers/nav-link.tsx#DataProvidersLink": DataProvidersLink_32a7ed6445791c6271ad90a57175090c,
  "/admin/components/dashboard.tsx#Dashboard": Dashboard_c504b98b816549b94192c66e867a1679,
  "/admin/components/body-class.tsx#BodyClass": BodyClass_6f6785d9efebc3e1f148847b4c088660,
  "/admin/components/login-view.tsx#LoginView": LoginView_266a5de5b8b24c749811f3359b55fb3a,
  "/admin/components/forgot-view.tsx#ForgotView": ForgotView_4dbf76c253e657e046ded8123f26559d,
  "/admin/components/data-providers/view.tsx#DataProvidersView": DataProvidersView_aa3a2c1766826f5425aa0739e879f00b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
