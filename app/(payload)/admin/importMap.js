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
import { ReplyField as ReplyField_334aafc2fbba2242ffb3ac83ce4e89f3 } from '../../../lib/cms/inbox/reply-field'
import { HandlingCell as HandlingCell_c10b77f56cad6ee51d86da402e0c2ca1 } from '../../../lib/cms/inbox/status-pill'
import { ListTools as ListTools_9826deaa368be8ce6988800ac1fb72a4 } from '../../../lib/cms/inbox/list-tools'
import { InquiryKindCell as InquiryKindCell_bcbc180d3c9b328aaccff257893d637d } from '../../../lib/cms/inbox/inquiry-kind-cell'
import { AnswersField as AnswersField_205dd3a5207a547a22d0f72bf0c96612 } from '../../../lib/cms/inbox/answers-field'
import { SubscribedCell as SubscribedCell_c10b77f56cad6ee51d86da402e0c2ca1 } from '../../../lib/cms/inbox/status-pill'
import { PerLevelField as PerLevelField_1afe23acbdf949ab919702bb0f31ab49 } from '../../../lib/cms/inbox/attempt-fields'
import { MarkedField as MarkedField_1afe23acbdf949ab919702bb0f31ab49 } from '../../../lib/cms/inbox/attempt-fields'
import { CancelField as CancelField_68f71752ae4d9b2c1e6256d2c10ca076 } from '../../../lib/cms/desk/cancel-field'
import { Mark as Mark_700ed41050c6d15541ead04f436c7f0f } from '../../../lib/cms/brand/logo'
import { Logo as Logo_700ed41050c6d15541ead04f436c7f0f } from '../../../lib/cms/brand/logo'
import { Dashboard as Dashboard_cf950d8651acae712c3b46a52a725cdc } from '../../../lib/cms/inbox/dashboard'
import { DeskLink as DeskLink_f825ece5e0bbcc6e9f086ced6779a613 } from '../../../lib/cms/desk/desk-link'
import { DeskView as DeskView_d5cdc1184d2616195fc3aa2112585e3c } from '../../../lib/cms/desk/desk-view'
import { QuotationView as QuotationView_8f2b155107a9c07717b009a2d28e8d76 } from '../../../lib/cms/inbox/quotation-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
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
  "/lib/cms/inbox/reply-field#ReplyField": ReplyField_334aafc2fbba2242ffb3ac83ce4e89f3,
  "/lib/cms/inbox/status-pill#HandlingCell": HandlingCell_c10b77f56cad6ee51d86da402e0c2ca1,
  "/lib/cms/inbox/list-tools#ListTools": ListTools_9826deaa368be8ce6988800ac1fb72a4,
  "/lib/cms/inbox/inquiry-kind-cell#InquiryKindCell": InquiryKindCell_bcbc180d3c9b328aaccff257893d637d,
  "/lib/cms/inbox/answers-field#AnswersField": AnswersField_205dd3a5207a547a22d0f72bf0c96612,
  "/lib/cms/inbox/status-pill#SubscribedCell": SubscribedCell_c10b77f56cad6ee51d86da402e0c2ca1,
  "/lib/cms/inbox/attempt-fields#PerLevelField": PerLevelField_1afe23acbdf949ab919702bb0f31ab49,
  "/lib/cms/inbox/attempt-fields#MarkedField": MarkedField_1afe23acbdf949ab919702bb0f31ab49,
  "/lib/cms/desk/cancel-field#CancelField": CancelField_68f71752ae4d9b2c1e6256d2c10ca076,
  "/lib/cms/brand/logo#Mark": Mark_700ed41050c6d15541ead04f436c7f0f,
  "/lib/cms/brand/logo#Logo": Logo_700ed41050c6d15541ead04f436c7f0f,
  "/lib/cms/inbox/dashboard#Dashboard": Dashboard_cf950d8651acae712c3b46a52a725cdc,
  "/lib/cms/desk/desk-link#DeskLink": DeskLink_f825ece5e0bbcc6e9f086ced6779a613,
  "/lib/cms/desk/desk-view#DeskView": DeskView_d5cdc1184d2616195fc3aa2112585e3c,
  "/lib/cms/inbox/quotation-view#QuotationView": QuotationView_8f2b155107a9c07717b009a2d28e8d76,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
