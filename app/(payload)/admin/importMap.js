import { UnsavedDraft as UnsavedDraft_8c62af00b303cef73382b901ff3028d4 } from '../../../lib/cms/unsaved/unsaved-draft'
import { CourseRequests as CourseRequests_0e64eb6e92e9d89c005b4e04eea0d2e6 } from '../../../lib/cms/inbox/course-requests'
import { SameNameWarning as SameNameWarning_6c07e33778ccef896272df53effc551a } from '../../../lib/cms/courses/same-name'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PriceCell as PriceCell_82a4f4ce48158ba5b7577e0b8323b9f2 } from '../../../lib/cms/brand/price-cell'
import { PlainCell as PlainCell_5be0e5aaa3bbd2eb53d352fc7b959624 } from '../../../lib/cms/brand/plain-cell'
import { DateCell as DateCell_539a42b8e58c8be73ade81c1af9f87bf } from '../../../lib/cms/brand/date-cell'
import { Provenance as Provenance_0b349a5f087b5705374fb4d6f30b7186 } from '../../../lib/cms/brand/provenance'
import { ListCards as ListCards_59ca9f372d61f1afb521524414e60917 } from '../../../lib/cms/brand/list-cards'
import { VersionsView as VersionsView_7bdbc94e7d781d01e7b2ba6893e26987 } from '../../../lib/cms/brand/versions-view'
import { ReplyField as ReplyField_334aafc2fbba2242ffb3ac83ce4e89f3 } from '../../../lib/cms/inbox/reply-field'
import { PhoneInput as PhoneInput_b41debaf7b1ddfa5d70c00bebe6e1aa8 } from '../../../lib/cms/brand/phone-input'
import { HandlingCell as HandlingCell_c10b77f56cad6ee51d86da402e0c2ca1 } from '../../../lib/cms/inbox/status-pill'
import { ListTools as ListTools_9826deaa368be8ce6988800ac1fb72a4 } from '../../../lib/cms/inbox/list-tools'
import { InquiryKindCell as InquiryKindCell_bcbc180d3c9b328aaccff257893d637d } from '../../../lib/cms/inbox/inquiry-kind-cell'
import { AnswersField as AnswersField_205dd3a5207a547a22d0f72bf0c96612 } from '../../../lib/cms/inbox/answers-field'
import { SubscribedCell as SubscribedCell_c10b77f56cad6ee51d86da402e0c2ca1 } from '../../../lib/cms/inbox/status-pill'
import { PerLevelField as PerLevelField_1afe23acbdf949ab919702bb0f31ab49 } from '../../../lib/cms/inbox/attempt-fields'
import { MarkedField as MarkedField_1afe23acbdf949ab919702bb0f31ab49 } from '../../../lib/cms/inbox/attempt-fields'
import { StateCell as StateCell_c10b77f56cad6ee51d86da402e0c2ca1 } from '../../../lib/cms/inbox/status-pill'
import { CancelField as CancelField_68f71752ae4d9b2c1e6256d2c10ca076 } from '../../../lib/cms/desk/cancel-field'
import { HistoryField as HistoryField_4c6307b71eddfabf138c0ac5d8221318 } from '../../../lib/cms/desk/history-field'
import { ChannelsField as ChannelsField_024bfb107d1a307014b4bede3cebd320 } from '../../../lib/cms/inbox/channels-field'
import { LearnerRecords as LearnerRecords_7476996d86434d1fccbc78c75a0e524a } from '../../../lib/cms/learners/learner-records'
import { CurrentPasswordField as CurrentPasswordField_4822b8e6293bb3fdb79f279064ff2553 } from '../../../lib/cms/people/current-password-field'
import { Mark as Mark_700ed41050c6d15541ead04f436c7f0f } from '../../../lib/cms/brand/logo'
import { Logo as Logo_700ed41050c6d15541ead04f436c7f0f } from '../../../lib/cms/brand/logo'
import { OneTimePasswordNotice as OneTimePasswordNotice_8e6c9867860a4d8b4d01cd523ba2d99b } from '../../../lib/cms/people/one-time-password-notice'
import { Dashboard as Dashboard_cf950d8651acae712c3b46a52a725cdc } from '../../../lib/cms/inbox/dashboard'
import { DeskLink as DeskLink_f825ece5e0bbcc6e9f086ced6779a613 } from '../../../lib/cms/desk/desk-link'
import { DeskView as DeskView_d5cdc1184d2616195fc3aa2112585e3c } from '../../../lib/cms/desk/desk-view'
import { QuotationView as QuotationView_8f2b155107a9c07717b009a2d28e8d76 } from '../../../lib/cms/inbox/quotation-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/lib/cms/unsaved/unsaved-draft#UnsavedDraft": UnsavedDraft_8c62af00b303cef73382b901ff3028d4,
  "/lib/cms/inbox/course-requests#CourseRequests": CourseRequests_0e64eb6e92e9d89c005b4e04eea0d2e6,
  "/lib/cms/courses/same-name#SameNameWarning": SameNameWarning_6c07e33778ccef896272df53effc551a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/lib/cms/brand/price-cell#PriceCell": PriceCell_82a4f4ce48158ba5b7577e0b8323b9f2,
  "/lib/cms/brand/plain-cell#PlainCell": PlainCell_5be0e5aaa3bbd2eb53d352fc7b959624,
  "/lib/cms/brand/date-cell#DateCell": DateCell_539a42b8e58c8be73ade81c1af9f87bf,
  "/lib/cms/brand/provenance#Provenance": Provenance_0b349a5f087b5705374fb4d6f30b7186,
  "/lib/cms/brand/list-cards#ListCards": ListCards_59ca9f372d61f1afb521524414e60917,
  "/lib/cms/brand/versions-view#VersionsView": VersionsView_7bdbc94e7d781d01e7b2ba6893e26987,
  "/lib/cms/inbox/reply-field#ReplyField": ReplyField_334aafc2fbba2242ffb3ac83ce4e89f3,
  "/lib/cms/brand/phone-input#PhoneInput": PhoneInput_b41debaf7b1ddfa5d70c00bebe6e1aa8,
  "/lib/cms/inbox/status-pill#HandlingCell": HandlingCell_c10b77f56cad6ee51d86da402e0c2ca1,
  "/lib/cms/inbox/list-tools#ListTools": ListTools_9826deaa368be8ce6988800ac1fb72a4,
  "/lib/cms/inbox/inquiry-kind-cell#InquiryKindCell": InquiryKindCell_bcbc180d3c9b328aaccff257893d637d,
  "/lib/cms/inbox/answers-field#AnswersField": AnswersField_205dd3a5207a547a22d0f72bf0c96612,
  "/lib/cms/inbox/status-pill#SubscribedCell": SubscribedCell_c10b77f56cad6ee51d86da402e0c2ca1,
  "/lib/cms/inbox/attempt-fields#PerLevelField": PerLevelField_1afe23acbdf949ab919702bb0f31ab49,
  "/lib/cms/inbox/attempt-fields#MarkedField": MarkedField_1afe23acbdf949ab919702bb0f31ab49,
  "/lib/cms/inbox/status-pill#StateCell": StateCell_c10b77f56cad6ee51d86da402e0c2ca1,
  "/lib/cms/desk/cancel-field#CancelField": CancelField_68f71752ae4d9b2c1e6256d2c10ca076,
  "/lib/cms/desk/history-field#HistoryField": HistoryField_4c6307b71eddfabf138c0ac5d8221318,
  "/lib/cms/inbox/channels-field#ChannelsField": ChannelsField_024bfb107d1a307014b4bede3cebd320,
  "/lib/cms/learners/learner-records#LearnerRecords": LearnerRecords_7476996d86434d1fccbc78c75a0e524a,
  "/lib/cms/people/current-password-field#CurrentPasswordField": CurrentPasswordField_4822b8e6293bb3fdb79f279064ff2553,
  "/lib/cms/brand/logo#Mark": Mark_700ed41050c6d15541ead04f436c7f0f,
  "/lib/cms/brand/logo#Logo": Logo_700ed41050c6d15541ead04f436c7f0f,
  "/lib/cms/people/one-time-password-notice#OneTimePasswordNotice": OneTimePasswordNotice_8e6c9867860a4d8b4d01cd523ba2d99b,
  "/lib/cms/inbox/dashboard#Dashboard": Dashboard_cf950d8651acae712c3b46a52a725cdc,
  "/lib/cms/desk/desk-link#DeskLink": DeskLink_f825ece5e0bbcc6e9f086ced6779a613,
  "/lib/cms/desk/desk-view#DeskView": DeskView_d5cdc1184d2616195fc3aa2112585e3c,
  "/lib/cms/inbox/quotation-view#QuotationView": QuotationView_8f2b155107a9c07717b009a2d28e8d76,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
