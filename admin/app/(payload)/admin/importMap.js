import { UndescribedImages as UndescribedImages_8fde8ffc90a8a89043bb939c5cc2a8aa } from '../../../../admin/components/media/undescribed-images.tsx'
import { NameCell as NameCell_8a82f259fbbc5ffebde61f2c49fc9047 } from '../../../../admin/components/names/cell.tsx'
import { ChosenImage as ChosenImage_2f9a548940d27cdd12df3a1f1aca78cd } from '../../../../admin/components/media/chosen-image.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { blockViews as blockViews_791497227452033228fc2ae8153fe265 } from '../../../../admin/components/article-blocks/views.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WritingFeatureClient as WritingFeatureClient_f802f3ed47996b5b41e8d53ea3ff675f } from '../../../../admin/components/writing/feature.tsx'
import { PastingFeatureClient as PastingFeatureClient_f2140c1ffb4d0f6348a6b05797dd20f7 } from '../../../../admin/components/pasting/feature.ts'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkTarget as LinkTarget_b41a79bcc7c3b01ea9a4f828d3c1c2ea } from '../../../../admin/components/link-target.tsx'
import { RowLabel as RowLabel_aef054be212e652f0faaec1c55d7b986 } from '../../../../admin/components/row-label.tsx'
import { PastedPreview as PastedPreview_1b10e30a7e49c30910695326a59f44a7 } from '../../../../admin/components/article-blocks/pasted-preview.tsx'
import { FootnoteLabel as FootnoteLabel_92bcb67f243493f0aa3d821adfb1b63b } from '../../../../admin/components/writing/footnote-label.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SeoPanel as SeoPanel_816cc6b86b04189b08c80d4f949e811b } from '../../../../admin/components/seo/panel.tsx'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { SlugStatus as SlugStatus_6467d4f9bcad7e6f48203526f6e6a7eb } from '../../../../admin/components/slug-status.tsx'
import { DocumentVisits as DocumentVisits_5e22439e85c07eb30caf47a1213c4a79 } from '../../../../admin/components/visits/document-visits.tsx'
import { SeoSummary as SeoSummary_4bd8f6d13c6f5f9ccd15c739595b3b78 } from '../../../../admin/components/seo/summary.tsx'
import { Nothing as Nothing_8226cc406dcf7e55a7623df955d29e8a } from '../../../../admin/components/nothing.tsx'
import { ReviewCell as ReviewCell_584740aa49a48dbaa837ff08178d925e } from '../../../../admin/components/review/cell.tsx'
import { ReviewFilter as ReviewFilter_999f5ee6e465cf3ae97bf164cec1e743 } from '../../../../admin/components/review/filter.tsx'
import { SavedViews as SavedViews_5e12dad046c421cd566ad3fe864546f3 } from '../../../../admin/components/saved-views/saved-views.tsx'
import { ReviewBar as ReviewBar_7788d2335322e92f36fae3bc83ae62ea } from '../../../../admin/components/review/bar.tsx'
import { Heading as Heading_8795e6170959f29ab05aee4258260d3c } from '../../../../admin/components/names/heading.tsx'
import { TextLength as TextLength_d89380101be2ad2f480e2fdcfc007957 } from '../../../../admin/components/writing/text-length.tsx'
import { OpenDocumentForm as OpenDocumentForm_74e8a515adbd88f93d06b626f4655958 } from '../../../../admin/components/newer-input/newer-input.tsx'
import { ProblemList as ProblemList_466b3ea508e1bf427041cecf9e92cd2e } from '../../../../admin/components/problems/list.tsx'
import { ScheduleBar as ScheduleBar_c980be61e8f910af8a3ff8a715bc543a } from '../../../../admin/components/schedule/bar.tsx'
import { Comments as Comments_0a8a7cfd25bf737e0476ffc930e8484d } from '../../../../admin/components/collaboration/comments.tsx'
import { Save as Save_80dc35405a45c4ac7f923bb5749174f6 } from '../../../../admin/components/saving/save-buttons.tsx'
import { SaveDraft as SaveDraft_80dc35405a45c4ac7f923bb5749174f6 } from '../../../../admin/components/saving/save-buttons.tsx'
import { EditView as EditView_3e855e43af046b5ce4eb94e44c51682a } from '../../../../admin/components/saving/edit-view.tsx'
import { PreviewWidths as PreviewWidths_027613b7e592848f4f110ae7ee803669 } from '../../../../admin/components/preview-widths.tsx'
import { HistoryView as HistoryView_77b8eefbc18a6669ee33ae6d3e44bbc1 } from '../../../../admin/components/collaboration/history-view.tsx'
import { ImageUses as ImageUses_0fb1da1e3b63b14354d6118b4f4c60b8 } from '../../../../admin/components/image-uses.tsx'
import { UsesCell as UsesCell_a2f7982a6234f7d6569ce70d16a04d5a } from '../../../../admin/components/media/uses-cell.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FileCell as FileCell_700ec54b00ceb069c708e314d5df641f } from '../../../../admin/components/media/file-cell.tsx'
import { UploadPanel as UploadPanel_a8a20201c88eb49c7d08a80f6b1dc51b } from '../../../../admin/components/media/upload-panel.tsx'
import { ResumePreview as ResumePreview_b90bd49e33c1c50e85181c961ed5a3c9 } from '../../../../admin/components/resume-preview.tsx'
import { Conversation as Conversation_5672e40bef0940496a9bcc485166d0e1 } from '../../../../admin/components/collaboration/conversation.tsx'
import { AssigneeCell as AssigneeCell_a4bbba31967bfab1eed7d6d2711c813f } from '../../../../admin/components/collaboration/assignee-cell.tsx'
import { AssigneeField as AssigneeField_7bd4988f0877c46a1a347d3c17cfb32a } from '../../../../admin/components/collaboration/assignee-field.tsx'
import { ApplicationPipeline as ApplicationPipeline_62ad451e5ee095f93d9827d5bc5ebcce } from '../../../../admin/components/application-pipeline.tsx'
import { OwnerFilter as OwnerFilter_60701bc327642ee409fa86a4c95b04bc } from '../../../../admin/components/collaboration/owner-filter.tsx'
import { NoWayToAnswer as NoWayToAnswer_535869da07b01564aa01b3003f13f19c } from '../../../../admin/components/no-way-to-answer.tsx'
import { AnswerCell as AnswerCell_535869da07b01564aa01b3003f13f19c } from '../../../../admin/components/no-way-to-answer.tsx'
import { LeadReport as LeadReport_74cfcaeeaa111d64345fa129b774c9e9 } from '../../../../admin/components/lead-report.tsx'
import { LeadAudits as LeadAudits_d397f3837109c31c12cbe131550f6b34 } from '../../../../admin/components/audits/lead-audits.tsx'
import { CsvBar as CsvBar_023f4acf509fa8cdf962463eeb1a1904 } from '../../../../admin/components/csv-bar.tsx'
import { BookingTimeCell as BookingTimeCell_932cb4359679ddb8d7f6343a67b2518a } from '../../../../admin/components/bookings/booking-time.tsx'
import { BookingTime as BookingTime_932cb4359679ddb8d7f6343a67b2518a } from '../../../../admin/components/bookings/booking-time.tsx'
import { BookingMoment as BookingMoment_932cb4359679ddb8d7f6343a67b2518a } from '../../../../admin/components/bookings/booking-time.tsx'
import { NetworkOfBooking as NetworkOfBooking_01270580586daa35f9187fc34229c2b9 } from '../../../../admin/components/bookings/network-of-booking.tsx'
import { WeekView as WeekView_66718659a35e918b008e896bd768b285 } from '../../../../admin/components/bookings/week-view.tsx'
import { CalendarFeed as CalendarFeed_db58e381c0a3db5da8d84d16c4e9e541 } from '../../../../admin/components/bookings/calendar-feed.tsx'
import { IssuePanel as IssuePanel_0ded459a9233a308a224a19fb28859f9 } from '../../../../admin/components/issue-panel.tsx'
import { MailBanner as MailBanner_ee8e199b41dc0485ff55d5863a53a1ab } from '../../../../admin/components/mail-banner.tsx'
import { ReviewBulk as ReviewBulk_d2b4030dfb309ae9b0c51916be485ee1 } from '../../../../admin/components/review-bulk.tsx'
import { ApiKeySecret as ApiKeySecret_1c1b64d9f3efd995cf2efa0737dd5fa8 } from '../../../../admin/components/integrations/api-key-secret.tsx'
import { WebhookPanel as WebhookPanel_a62976fd83602537cad0ca3afcfdad06 } from '../../../../admin/components/integrations/webhook-panel.tsx'
import { TwoFactor as TwoFactor_e8fd86eddedafe1f52f186f2cd1c723d } from '../../../../admin/components/two-factor.tsx'
import { InviteLink as InviteLink_137c12d16b152ba30147f89b1934174e } from '../../../../admin/components/invitation/invite-link.tsx'
import { InvitationPanel as InvitationPanel_bfba4904cb7d28f90319f76fe05971fc } from '../../../../admin/components/invitation/panel.tsx'
import { AuditPanel as AuditPanel_f15aaa63c77946a88c87f0622bd974d4 } from '../../../../admin/components/audits/audit-panel.tsx'
import { ImportPanel as ImportPanel_a8ffd01f5509830d7e6c75b4d04d38e3 } from '../../../../admin/components/imports/import-panel.tsx'
import { NewImport as NewImport_11c878033d9ad412fe2c40e84397a3b6 } from '../../../../admin/components/imports/new-import.tsx'
import { SvgField as SvgField_b06c620b1ef4c648f277048e90fa173a } from '../../../../admin/components/brand/svg-field.tsx'
import { PalettePreview as PalettePreview_1949ba89c016786ef55faf9e4bf9d838 } from '../../../../admin/components/brand/palette-preview.tsx'
import { ColorField as ColorField_d332a02359b7884b813b02624db51963 } from '../../../../admin/components/brand/color-field.tsx'
import { PrivacyTools as PrivacyTools_dd56fb599ddef4419aa2eac912fc51e9 } from '../../../../admin/components/privacy-tools.tsx'
import { Icon as Icon_42385cc93dcde9276fb3dbacf8d393d3 } from '../../../../admin/components/brand/marks.tsx'
import { Logo as Logo_42385cc93dcde9276fb3dbacf8d393d3 } from '../../../../admin/components/brand/marks.tsx'
import { FinderButton as FinderButton_58b8cb7a2bdda03c3b5616d29475c373 } from '../../../../admin/components/finder/button.tsx'
import { SeoLink as SeoLink_78d4d8256488712ccef25472b875e1a5 } from '../../../../admin/components/seo/nav-link.tsx'
import { DataProvidersLink as DataProvidersLink_32a7ed6445791c6271ad90a57175090c } from '../../../../admin/components/data-providers/nav-link.tsx'
import { GuideLink as GuideLink_c49187cb2f2ac5de2afc2a0ed6952a2c } from '../../../../admin/components/guide/nav-link.tsx'
import { UnsavedTexts as UnsavedTexts_63c7d2709dd9929d4b00eefd86ea696a } from '../../../../admin/components/saving/unsaved-texts.tsx'
import { Dashboard as Dashboard_c504b98b816549b94192c66e867a1679 } from '../../../../admin/components/dashboard.tsx'
import { NavLogo as NavLogo_8c1494e60f9ded10426d996b566d6aa6 } from '../../../../admin/components/brand/nav-logo.tsx'
import { OpenMenu as OpenMenu_c55fd1846ea3b3fd4d51c219d02bc510 } from '../../../../admin/components/open-menu.tsx'
import { CalendarLink as CalendarLink_b6fcd53a4c830ffc326034d1d2ab4d76 } from '../../../../admin/components/calendar/nav-link.tsx'
import { NewerInput as NewerInput_74e8a515adbd88f93d06b626f4655958 } from '../../../../admin/components/newer-input/newer-input.tsx'
import { BodyClass as BodyClass_6f6785d9efebc3e1f148847b4c088660 } from '../../../../admin/components/body-class.tsx'
import { SignedIn as SignedIn_5a9db45d4fba17d280e17d641a3bf753 } from '../../../../admin/components/signed-in.tsx'
import { NamedControls as NamedControls_105008c9e492247aad736aec800909e3 } from '../../../../admin/components/named-controls.tsx'
import { EarlyClicks as EarlyClicks_1ae9e8db1714a8daf0e414a40943c172 } from '../../../../admin/components/early-clicks.tsx'
import { DocumentRequests as DocumentRequests_a6b32b697e80382292e21e624c2509ca } from '../../../../admin/components/saving/document-requests.tsx'
import { LoginView as LoginView_266a5de5b8b24c749811f3359b55fb3a } from '../../../../admin/components/login-view.tsx'
import { ForgotView as ForgotView_4dbf76c253e657e046ded8123f26559d } from '../../../../admin/components/forgot-view.tsx'
import { InvitationView as InvitationView_04a0b6116f3b3a5fbcee07bce84d9ef5 } from '../../../../admin/components/invitation/view.tsx'
import { CalendarView as CalendarView_f23a8fb92be9c71e559268ec3fb3ff79 } from '../../../../admin/components/calendar/view.tsx'
import { DataProvidersView as DataProvidersView_aa3a2c1766826f5425aa0739e879f00b } from '../../../../admin/components/data-providers/view.tsx'
import { DescribeImagesView as DescribeImagesView_aadffe19518d76780a738acd59a280fd } from '../../../../admin/components/media/describe-view.tsx'
import { GuideView as GuideView_de6f89fb541a5a602af2705e8dabf96e } from '../../../../admin/components/guide/view.tsx'
import { SeoView as SeoView_aaafaf1e838bb3e9e1c368145371bbf1 } from '../../../../admin/components/seo/view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/components/media/undescribed-images.tsx#UndescribedImages": UndescribedImages_8fde8ffc90a8a89043bb939c5cc2a8aa,
  "/admin/components/names/cell.tsx#NameCell": NameCell_8a82f259fbbc5ffebde61f2c49fc9047,
  "/admin/components/media/chosen-image.tsx#ChosenImage": ChosenImage_2f9a548940d27cdd12df3a1f1aca78cd,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/components/article-blocks/views.tsx#blockViews": blockViews_791497227452033228fc2ae8153fe265,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/writing/feature.tsx#WritingFeatureClient": WritingFeatureClient_f802f3ed47996b5b41e8d53ea3ff675f,
  "/admin/components/pasting/feature.ts#PastingFeatureClient": PastingFeatureClient_f2140c1ffb4d0f6348a6b05797dd20f7,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/link-target.tsx#LinkTarget": LinkTarget_b41a79bcc7c3b01ea9a4f828d3c1c2ea,
  "/admin/components/row-label.tsx#RowLabel": RowLabel_aef054be212e652f0faaec1c55d7b986,
  "/admin/components/article-blocks/pasted-preview.tsx#PastedPreview": PastedPreview_1b10e30a7e49c30910695326a59f44a7,
  "/admin/components/writing/footnote-label.tsx#FootnoteLabel": FootnoteLabel_92bcb67f243493f0aa3d821adfb1b63b,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/seo/panel.tsx#SeoPanel": SeoPanel_816cc6b86b04189b08c80d4f949e811b,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/admin/components/slug-status.tsx#SlugStatus": SlugStatus_6467d4f9bcad7e6f48203526f6e6a7eb,
  "/admin/components/visits/document-visits.tsx#DocumentVisits": DocumentVisits_5e22439e85c07eb30caf47a1213c4a79,
  "/admin/components/seo/summary.tsx#SeoSummary": SeoSummary_4bd8f6d13c6f5f9ccd15c739595b3b78,
  "/admin/components/nothing.tsx#Nothing": Nothing_8226cc406dcf7e55a7623df955d29e8a,
  "/admin/components/review/cell.tsx#ReviewCell": ReviewCell_584740aa49a48dbaa837ff08178d925e,
  "/admin/components/review/filter.tsx#ReviewFilter": ReviewFilter_999f5ee6e465cf3ae97bf164cec1e743,
  "/admin/components/saved-views/saved-views.tsx#SavedViews": SavedViews_5e12dad046c421cd566ad3fe864546f3,
  "/admin/components/review/bar.tsx#ReviewBar": ReviewBar_7788d2335322e92f36fae3bc83ae62ea,
  "/admin/components/names/heading.tsx#Heading": Heading_8795e6170959f29ab05aee4258260d3c,
  "/admin/components/writing/text-length.tsx#TextLength": TextLength_d89380101be2ad2f480e2fdcfc007957,
  "/admin/components/newer-input/newer-input.tsx#OpenDocumentForm": OpenDocumentForm_74e8a515adbd88f93d06b626f4655958,
  "/admin/components/problems/list.tsx#ProblemList": ProblemList_466b3ea508e1bf427041cecf9e92cd2e,
  "/admin/components/schedule/bar.tsx#ScheduleBar": ScheduleBar_c980be61e8f910af8a3ff8a715bc543a,
  "/admin/components/collaboration/comments.tsx#Comments": Comments_0a8a7cfd25bf737e0476ffc930e8484d,
  "/admin/components/saving/save-buttons.tsx#Save": Save_80dc35405a45c4ac7f923bb5749174f6,
  "/admin/components/saving/save-buttons.tsx#SaveDraft": SaveDraft_80dc35405a45c4ac7f923bb5749174f6,
  "/admin/components/saving/edit-view.tsx#EditView": EditView_3e855e43af046b5ce4eb94e44c51682a,
  "/admin/components/preview-widths.tsx#PreviewWidths": PreviewWidths_027613b7e592848f4f110ae7ee803669,
  "/admin/components/collaboration/history-view.tsx#HistoryView": HistoryView_77b8eefbc18a6669ee33ae6d3e44bbc1,
  "/admin/components/image-uses.tsx#ImageUses": ImageUses_0fb1da1e3b63b14354d6118b4f4c60b8,
  "/admin/components/media/uses-cell.tsx#UsesCell": UsesCell_a2f7982a6234f7d6569ce70d16a04d5a,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/components/media/file-cell.tsx#FileCell": FileCell_700ec54b00ceb069c708e314d5df641f,
  "/admin/components/media/upload-panel.tsx#UploadPanel": UploadPanel_a8a20201c88eb49c7d08a80f6b1dc51b,
  "/admin/components/resume-preview.tsx#ResumePreview": ResumePreview_b90bd49e33c1c50e85181c961ed5a3c9,
  "/admin/components/collaboration/conversation.tsx#Conversation": Conversation_5672e40bef0940496a9bcc485166d0e1,
  "/admin/components/collaboration/assignee-cell.tsx#AssigneeCell": AssigneeCell_a4bbba31967bfab1eed7d6d2711c813f,
  "/admin/components/collaboration/assignee-field.tsx#AssigneeField": AssigneeField_7bd4988f0877c46a1a347d3c17cfb32a,
  "/admin/components/application-pipeline.tsx#ApplicationPipeline": ApplicationPipeline_62ad451e5ee095f93d9827d5bc5ebcce,
  "/admin/components/collaboration/owner-filter.tsx#OwnerFilter": OwnerFilter_60701bc327642ee409fa86a4c95b04bc,
  "/admin/components/no-way-to-answer.tsx#NoWayToAnswer": NoWayToAnswer_535869da07b01564aa01b3003f13f19c,
  "/admin/components/no-way-to-answer.tsx#AnswerCell": AnswerCell_535869da07b01564aa01b3003f13f19c,
  "/admin/components/lead-report.tsx#LeadReport": LeadReport_74cfcaeeaa111d64345fa129b774c9e9,
  "/admin/components/audits/lead-audits.tsx#LeadAudits": LeadAudits_d397f3837109c31c12cbe131550f6b34,
  "/admin/components/csv-bar.tsx#CsvBar": CsvBar_023f4acf509fa8cdf962463eeb1a1904,
  "/admin/components/bookings/booking-time.tsx#BookingTimeCell": BookingTimeCell_932cb4359679ddb8d7f6343a67b2518a,
  "/admin/components/bookings/booking-time.tsx#BookingTime": BookingTime_932cb4359679ddb8d7f6343a67b2518a,
  "/admin/components/bookings/booking-time.tsx#BookingMoment": BookingMoment_932cb4359679ddb8d7f6343a67b2518a,
  "/admin/components/bookings/network-of-booking.tsx#NetworkOfBooking": NetworkOfBooking_01270580586daa35f9187fc34229c2b9,
  "/admin/components/bookings/week-view.tsx#WeekView": WeekView_66718659a35e918b008e896bd768b285,
  "/admin/components/bookings/calendar-feed.tsx#CalendarFeed": CalendarFeed_db58e381c0a3db5da8d84d16c4e9e541,
  "/admin/components/issue-panel.tsx#IssuePanel": IssuePanel_0ded459a9233a308a224a19fb28859f9,
  "/admin/components/mail-banner.tsx#MailBanner": MailBanner_ee8e199b41dc0485ff55d5863a53a1ab,
  "/admin/components/review-bulk.tsx#ReviewBulk": ReviewBulk_d2b4030dfb309ae9b0c51916be485ee1,
  "/admin/components/integrations/api-key-secret.tsx#ApiKeySecret": ApiKeySecret_1c1b64d9f3efd995cf2efa0737dd5fa8,
  "/admin/components/integrations/webhook-panel.tsx#WebhookPanel": WebhookPanel_a62976fd83602537cad0ca3afcfdad06,
  "/admin/components/two-factor.tsx#TwoFactor": TwoFactor_e8fd86eddedafe1f52f186f2cd1c723d,
  "/admin/components/invitation/invite-link.tsx#InviteLink": InviteLink_137c12d16b152ba30147f89b1934174e,
  "/admin/components/invitation/panel.tsx#InvitationPanel": InvitationPanel_bfba4904cb7d28f90319f76fe05971fc,
  "/admin/components/audits/audit-panel.tsx#AuditPanel": AuditPanel_f15aaa63c77946a88c87f0622bd974d4,
  "/admin/components/imports/import-panel.tsx#ImportPanel": ImportPanel_a8ffd01f5509830d7e6c75b4d04d38e3,
  "/admin/components/imports/new-import.tsx#NewImport": NewImport_11c878033d9ad412fe2c40e84397a3b6,
  "/admin/components/brand/svg-field.tsx#SvgField": SvgField_b06c620b1ef4c648f277048e90fa173a,
  "/admin/components/brand/palette-preview.tsx#PalettePreview": PalettePreview_1949ba89c016786ef55faf9e4bf9d838,
  "/admin/components/brand/color-field.tsx#ColorField": ColorField_d332a02359b7884b813b02624db51963,
  "/admin/components/privacy-tools.tsx#PrivacyTools": PrivacyTools_dd56fb599ddef4419aa2eac912fc51e9,
  "/admin/components/brand/marks.tsx#Icon": Icon_42385cc93dcde9276fb3dbacf8d393d3,
  "/admin/components/brand/marks.tsx#Logo": Logo_42385cc93dcde9276fb3dbacf8d393d3,
  "/admin/components/finder/button.tsx#FinderButton": FinderButton_58b8cb7a2bdda03c3b5616d29475c373,
  "/admin/components/seo/nav-link.tsx#SeoLink": SeoLink_78d4d8256488712ccef25472b875e1a5,
  "/admin/components/data-providers/nav-link.tsx#DataProvidersLink": DataProvidersLink_32a7ed6445791c6271ad90a57175090c,
  "/admin/components/guide/nav-link.tsx#GuideLink": GuideLink_c49187cb2f2ac5de2afc2a0ed6952a2c,
  "/admin/components/saving/unsaved-texts.tsx#UnsavedTexts": UnsavedTexts_63c7d2709dd9929d4b00eefd86ea696a,
  "/admin/components/dashboard.tsx#Dashboard": Dashboard_c504b98b816549b94192c66e867a1679,
  "/admin/components/brand/nav-logo.tsx#NavLogo": NavLogo_8c1494e60f9ded10426d996b566d6aa6,
  "/admin/components/open-menu.tsx#OpenMenu": OpenMenu_c55fd1846ea3b3fd4d51c219d02bc510,
  "/admin/components/calendar/nav-link.tsx#CalendarLink": CalendarLink_b6fcd53a4c830ffc326034d1d2ab4d76,
  "/admin/components/newer-input/newer-input.tsx#NewerInput": NewerInput_74e8a515adbd88f93d06b626f4655958,
  "/admin/components/body-class.tsx#BodyClass": BodyClass_6f6785d9efebc3e1f148847b4c088660,
  "/admin/components/signed-in.tsx#SignedIn": SignedIn_5a9db45d4fba17d280e17d641a3bf753,
  "/admin/components/named-controls.tsx#NamedControls": NamedControls_105008c9e492247aad736aec800909e3,
  "/admin/components/early-clicks.tsx#EarlyClicks": EarlyClicks_1ae9e8db1714a8daf0e414a40943c172,
  "/admin/components/saving/document-requests.tsx#DocumentRequests": DocumentRequests_a6b32b697e80382292e21e624c2509ca,
  "/admin/components/login-view.tsx#LoginView": LoginView_266a5de5b8b24c749811f3359b55fb3a,
  "/admin/components/forgot-view.tsx#ForgotView": ForgotView_4dbf76c253e657e046ded8123f26559d,
  "/admin/components/invitation/view.tsx#InvitationView": InvitationView_04a0b6116f3b3a5fbcee07bce84d9ef5,
  "/admin/components/calendar/view.tsx#CalendarView": CalendarView_f23a8fb92be9c71e559268ec3fb3ff79,
  "/admin/components/data-providers/view.tsx#DataProvidersView": DataProvidersView_aa3a2c1766826f5425aa0739e879f00b,
  "/admin/components/media/describe-view.tsx#DescribeImagesView": DescribeImagesView_aadffe19518d76780a738acd59a280fd,
  "/admin/components/guide/view.tsx#GuideView": GuideView_de6f89fb541a5a602af2705e8dabf96e,
  "/admin/components/seo/view.tsx#SeoView": SeoView_aaafaf1e838bb3e9e1c368145371bbf1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
