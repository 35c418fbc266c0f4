import { UnsavedDraft as UnsavedDraft_17912919896593d046efeff7b6550101 } from '../../../lib/cms/unsaved-draft/unsaved-draft'
import { CourseRequests as CourseRequests_0e64eb6e92e9d89c005b4e04eea0d2e6 } from '../../../lib/cms/inbox/course-requests'
import { PlainCell as PlainCell_555ca7f5705ca71e39909b08e2bce2e7 } from '../../../lib/cms/ui/plain-cell'
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
import { PriceCell as PriceCell_74f4cfd83762dc6fd1fb0f6b62adf4a7 } from '../../../lib/cms/ui/price-cell'
import { DateCell as DateCell_678b2f3d199958eea51bbe387326d7fa } from '../../../lib/cms/ui/date-cell'
import { RelationCell as RelationCell_cb27c22a3d05fa9d1cb6d965c1af3cfe } from '../../../lib/cms/ui/relation-cell'
import { MissingTranslationCell as MissingTranslationCell_60d923ac1d12a08e1f8cd49e8bb6a71b } from '../../../lib/cms/ui/missing-translation-cell'
import { Provenance as Provenance_44687320eaa7c50dbb9b1dce41eba8d1 } from '../../../lib/cms/ui/provenance'
import { HistoryField as HistoryField_a318aada5fcd95b544059f2bba539d1f } from '../../../lib/cms/audit/history-field'
import { ListCards as ListCards_e8d93f4a6ee22fb25b50a30c11bb107b } from '../../../lib/cms/ui/list-cards'
import { VersionsView as VersionsView_5d81791ffe240bf362848cf057399985 } from '../../../lib/cms/ui/versions-view'
import { LessonList as LessonList_361a76edb2691848a66b7761825b9b52 } from '../../../lib/cms/classes/lesson-list'
import { SeatList as SeatList_0806bff0f820c0dbb9f50a249c7df67f } from '../../../lib/cms/classes/seat-list'
import { AttendanceList as AttendanceList_ab47484f0812e4a4f1ee030fda237677 } from '../../../lib/cms/classes/attendance-list'
import { NextClassField as NextClassField_d1cd2f35fdda5845b534c4cfc10a8bd2 } from '../../../lib/cms/classes/next-class-field'
import { OccupancyCell as OccupancyCell_8063b4a1df15aa47ffd3a1004c2d83c2 } from '../../../lib/cms/classes/occupancy-cell'
import { OccupancyLink as OccupancyLink_d67bf054f2d8c0dd77be6457fabf1658 } from '../../../lib/cms/classes/occupancy-link'
import { ReplyField as ReplyField_334aafc2fbba2242ffb3ac83ce4e89f3 } from '../../../lib/cms/inbox/reply-field'
import { PhoneInput as PhoneInput_2020f956da0f0fd44f921d87141407d0 } from '../../../lib/cms/ui/phone-input'
import { HandlingCell as HandlingCell_60a3967d72203e435c82b6c610d98ec2 } from '../../../lib/cms/inbox/status-cells'
import { ListTools as ListTools_9826deaa368be8ce6988800ac1fb72a4 } from '../../../lib/cms/inbox/list-tools'
import { InquiryKindCell as InquiryKindCell_990a1b831fdb18d043c340bb6031b922 } from '../../../lib/cms/inquiries/inquiry-kind-cell'
import { AnswersField as AnswersField_30a23d6366997c7cefc8a394dc361a0b } from '../../../lib/cms/inquiries/answers-field'
import { SubscribedCell as SubscribedCell_60a3967d72203e435c82b6c610d98ec2 } from '../../../lib/cms/inbox/status-cells'
import { LevelScoresField as LevelScoresField_3156fca5f05efb97b23b40579bac57a8 } from '../../../lib/cms/inbox/level-test-attempt-fields'
import { AttemptAnswersField as AttemptAnswersField_3156fca5f05efb97b23b40579bac57a8 } from '../../../lib/cms/inbox/level-test-attempt-fields'
import { StateCell as StateCell_60a3967d72203e435c82b6c610d98ec2 } from '../../../lib/cms/inbox/status-cells'
import { SwitchClassField as SwitchClassField_4c396b1997611ec747a535e4a956e87f } from '../../../lib/cms/classes/switch-class-field'
import { CancelField as CancelField_826d151274d0c6071cb2fcf4c9299b4e } from '../../../lib/cms/review-queue/cancel-field'
import { HistoryField as HistoryField_60b7308fb7ba919cefd519d73e34ebd5 } from '../../../lib/cms/review-queue/history-field'
import { ChannelsField as ChannelsField_024bfb107d1a307014b4bede3cebd320 } from '../../../lib/cms/inbox/channels-field'
import { LearnerRecords as LearnerRecords_7476996d86434d1fccbc78c75a0e524a } from '../../../lib/cms/learners/learner-records'
import { GuestsHint as GuestsHint_27d7df6d8e3ba120418397323040504d } from '../../../lib/cms/learners/guests-hint'
import { CurrentPasswordField as CurrentPasswordField_4822b8e6293bb3fdb79f279064ff2553 } from '../../../lib/cms/people/current-password-field'
import { SecurityLinkField as SecurityLinkField_6dce871b035f71877a931dceee1a249a } from '../../../lib/cms/people/security/security-link-field'
import { DayField as DayField_64ed72f92eeffab29535ff35ff97f258 } from '../../../lib/cms/ui/day-field'
import { AuditEntryField as AuditEntryField_d52f65d2c0cf7fd3104d9d572dc22786 } from '../../../lib/cms/audit/audit-entry-field'
import { ActionCell as ActionCell_1f2a25bd09b448c8083ec40619dc4c8d } from '../../../lib/cms/audit/audit-cells'
import { ActorCell as ActorCell_1f2a25bd09b448c8083ec40619dc4c8d } from '../../../lib/cms/audit/audit-cells'
import { SubjectCell as SubjectCell_1f2a25bd09b448c8083ec40619dc4c8d } from '../../../lib/cms/audit/audit-cells'
import { TitleCell as TitleCell_1f2a25bd09b448c8083ec40619dc4c8d } from '../../../lib/cms/audit/audit-cells'
import { AuditFilters as AuditFilters_419457bf3fee7bfd86dc2a760d595ff8 } from '../../../lib/cms/audit/audit-filters'
import { Mark as Mark_6fef16b8d3600f2b08c18e1aae5524cb } from '../../../lib/cms/ui/logo'
import { Logo as Logo_6fef16b8d3600f2b08c18e1aae5524cb } from '../../../lib/cms/ui/logo'
import { OneTimePasswordNotice as OneTimePasswordNotice_8e6c9867860a4d8b4d01cd523ba2d99b } from '../../../lib/cms/people/one-time-password-notice'
import { OverdueNotice as OverdueNotice_ed35a1901787631291439e244af474f9 } from '../../../lib/cms/backups/overdue-notice'
import { Dashboard as Dashboard_d14d2d93b37a131948cc9fcdf6cb9fc1 } from '../../../lib/cms/dashboard/dashboard'
import { TodayLink as TodayLink_f4b51513442e1afe690cec207ff955c8 } from '../../../lib/cms/today/today-link'
import { ReviewQueueLink as ReviewQueueLink_0157403b7b81d4b6f925ba75fb719549 } from '../../../lib/cms/review-queue/review-queue-link'
import { WeekLink as WeekLink_8c3625dbd22cc2a8d967ccd6f718eaa1 } from '../../../lib/cms/timetable/week-link'
import { VisitsLink as VisitsLink_8aba00fb23638309736a27521cb55ffa } from '../../../lib/cms/visits/visits-link'
import { BackupsLink as BackupsLink_cbe62bb7ab3573d660b8a55a6607b616 } from '../../../lib/cms/backups/backups-link'
import { RefusedFieldsProvider as RefusedFieldsProvider_cf36c6b94b0b6729c9302f71dc7539f9 } from '../../../lib/cms/refused-fields/refused-fields-provider'
import { LoginView as LoginView_fb7e365e57274f6137b2dd5b06c8c047 } from '../../../lib/cms/people/security/login-view'
import { UnauthorizedView as UnauthorizedView_9f52e9393f66a1b7eb2de5f6a6a6ec49 } from '../../../lib/cms/people/security/unauthorized-view'
import { SecurityView as SecurityView_2beabb89719b3dc6d586f6dc8679c669 } from '../../../lib/cms/people/security/security-view'
import { TodayView as TodayView_d44037fe6d5800ec6958136b287d0f43 } from '../../../lib/cms/today/today-view'
import { ReviewQueueView as ReviewQueueView_63d4343d9e5822f87e7b6a577c2a5462 } from '../../../lib/cms/review-queue/review-queue-view'
import { QuotationView as QuotationView_d24c64cac925eb3a125cd19a7d54cb01 } from '../../../lib/cms/inquiries/quotation-view'
import { WeekView as WeekView_20e033865a5b9498fd01cac2665a6238 } from '../../../lib/cms/timetable/week-view'
import { OccupancyView as OccupancyView_2a012ccc188858cacdc681128d131f44 } from '../../../lib/cms/timetable/occupancy-view'
import { TeacherHoursView as TeacherHoursView_c079aa035a394ef2aaecbf3c04ce5582 } from '../../../lib/cms/timetable/teacher-hours-view'
import { VisitsView as VisitsView_1589183484c7b9ea993adfc86e483819 } from '../../../lib/cms/visits/visits-view'
import { BackupsView as BackupsView_4b94346e04190d8b976f79186d5966a6 } from '../../../lib/cms/backups/backups-view'
import { CollectionCards as CollectionCards_6e9a641c1ae3ba9e648c62ded776578e } from '../../../lib/cms/dashboard/collection-cards'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/lib/cms/unsaved-draft/unsaved-draft#UnsavedDraft": UnsavedDraft_17912919896593d046efeff7b6550101,
  "/lib/cms/inbox/course-requests#CourseRequests": CourseRequests_0e64eb6e92e9d89c005b4e04eea0d2e6,
  "/lib/cms/ui/plain-cell#PlainCell": PlainCell_555ca7f5705ca71e39909b08e2bce2e7,
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
  "/lib/cms/ui/price-cell#PriceCell": PriceCell_74f4cfd83762dc6fd1fb0f6b62adf4a7,
  "/lib/cms/ui/date-cell#DateCell": DateCell_678b2f3d199958eea51bbe387326d7fa,
  "/lib/cms/ui/relation-cell#RelationCell": RelationCell_cb27c22a3d05fa9d1cb6d965c1af3cfe,
  "/lib/cms/ui/missing-translation-cell#MissingTranslationCell": MissingTranslationCell_60d923ac1d12a08e1f8cd49e8bb6a71b,
  "/lib/cms/ui/provenance#Provenance": Provenance_44687320eaa7c50dbb9b1dce41eba8d1,
  "/lib/cms/audit/history-field#HistoryField": HistoryField_a318aada5fcd95b544059f2bba539d1f,
  "/lib/cms/ui/list-cards#ListCards": ListCards_e8d93f4a6ee22fb25b50a30c11bb107b,
  "/lib/cms/ui/versions-view#VersionsView": VersionsView_5d81791ffe240bf362848cf057399985,
  "/lib/cms/classes/lesson-list#LessonList": LessonList_361a76edb2691848a66b7761825b9b52,
  "/lib/cms/classes/seat-list#SeatList": SeatList_0806bff0f820c0dbb9f50a249c7df67f,
  "/lib/cms/classes/attendance-list#AttendanceList": AttendanceList_ab47484f0812e4a4f1ee030fda237677,
  "/lib/cms/classes/next-class-field#NextClassField": NextClassField_d1cd2f35fdda5845b534c4cfc10a8bd2,
  "/lib/cms/classes/occupancy-cell#OccupancyCell": OccupancyCell_8063b4a1df15aa47ffd3a1004c2d83c2,
  "/lib/cms/classes/occupancy-link#OccupancyLink": OccupancyLink_d67bf054f2d8c0dd77be6457fabf1658,
  "/lib/cms/inbox/reply-field#ReplyField": ReplyField_334aafc2fbba2242ffb3ac83ce4e89f3,
  "/lib/cms/ui/phone-input#PhoneInput": PhoneInput_2020f956da0f0fd44f921d87141407d0,
  "/lib/cms/inbox/status-cells#HandlingCell": HandlingCell_60a3967d72203e435c82b6c610d98ec2,
  "/lib/cms/inbox/list-tools#ListTools": ListTools_9826deaa368be8ce6988800ac1fb72a4,
  "/lib/cms/inquiries/inquiry-kind-cell#InquiryKindCell": InquiryKindCell_990a1b831fdb18d043c340bb6031b922,
  "/lib/cms/inquiries/answers-field#AnswersField": AnswersField_30a23d6366997c7cefc8a394dc361a0b,
  "/lib/cms/inbox/status-cells#SubscribedCell": SubscribedCell_60a3967d72203e435c82b6c610d98ec2,
  "/lib/cms/inbox/level-test-attempt-fields#LevelScoresField": LevelScoresField_3156fca5f05efb97b23b40579bac57a8,
  "/lib/cms/inbox/level-test-attempt-fields#AttemptAnswersField": AttemptAnswersField_3156fca5f05efb97b23b40579bac57a8,
  "/lib/cms/inbox/status-cells#StateCell": StateCell_60a3967d72203e435c82b6c610d98ec2,
  "/lib/cms/classes/switch-class-field#SwitchClassField": SwitchClassField_4c396b1997611ec747a535e4a956e87f,
  "/lib/cms/review-queue/cancel-field#CancelField": CancelField_826d151274d0c6071cb2fcf4c9299b4e,
  "/lib/cms/review-queue/history-field#HistoryField": HistoryField_60b7308fb7ba919cefd519d73e34ebd5,
  "/lib/cms/inbox/channels-field#ChannelsField": ChannelsField_024bfb107d1a307014b4bede3cebd320,
  "/lib/cms/learners/learner-records#LearnerRecords": LearnerRecords_7476996d86434d1fccbc78c75a0e524a,
  "/lib/cms/learners/guests-hint#GuestsHint": GuestsHint_27d7df6d8e3ba120418397323040504d,
  "/lib/cms/people/current-password-field#CurrentPasswordField": CurrentPasswordField_4822b8e6293bb3fdb79f279064ff2553,
  "/lib/cms/people/security/security-link-field#SecurityLinkField": SecurityLinkField_6dce871b035f71877a931dceee1a249a,
  "/lib/cms/ui/day-field#DayField": DayField_64ed72f92eeffab29535ff35ff97f258,
  "/lib/cms/audit/audit-entry-field#AuditEntryField": AuditEntryField_d52f65d2c0cf7fd3104d9d572dc22786,
  "/lib/cms/audit/audit-cells#ActionCell": ActionCell_1f2a25bd09b448c8083ec40619dc4c8d,
  "/lib/cms/audit/audit-cells#ActorCell": ActorCell_1f2a25bd09b448c8083ec40619dc4c8d,
  "/lib/cms/audit/audit-cells#SubjectCell": SubjectCell_1f2a25bd09b448c8083ec40619dc4c8d,
  "/lib/cms/audit/audit-cells#TitleCell": TitleCell_1f2a25bd09b448c8083ec40619dc4c8d,
  "/lib/cms/audit/audit-filters#AuditFilters": AuditFilters_419457bf3fee7bfd86dc2a760d595ff8,
  "/lib/cms/ui/logo#Mark": Mark_6fef16b8d3600f2b08c18e1aae5524cb,
  "/lib/cms/ui/logo#Logo": Logo_6fef16b8d3600f2b08c18e1aae5524cb,
  "/lib/cms/people/one-time-password-notice#OneTimePasswordNotice": OneTimePasswordNotice_8e6c9867860a4d8b4d01cd523ba2d99b,
  "/lib/cms/backups/overdue-notice#OverdueNotice": OverdueNotice_ed35a1901787631291439e244af474f9,
  "/lib/cms/dashboard/dashboard#Dashboard": Dashboard_d14d2d93b37a131948cc9fcdf6cb9fc1,
  "/lib/cms/today/today-link#TodayLink": TodayLink_f4b51513442e1afe690cec207ff955c8,
  "/lib/cms/review-queue/review-queue-link#ReviewQueueLink": ReviewQueueLink_0157403b7b81d4b6f925ba75fb719549,
  "/lib/cms/timetable/week-link#WeekLink": WeekLink_8c3625dbd22cc2a8d967ccd6f718eaa1,
  "/lib/cms/visits/visits-link#VisitsLink": VisitsLink_8aba00fb23638309736a27521cb55ffa,
  "/lib/cms/backups/backups-link#BackupsLink": BackupsLink_cbe62bb7ab3573d660b8a55a6607b616,
  "/lib/cms/refused-fields/refused-fields-provider#RefusedFieldsProvider": RefusedFieldsProvider_cf36c6b94b0b6729c9302f71dc7539f9,
  "/lib/cms/people/security/login-view#LoginView": LoginView_fb7e365e57274f6137b2dd5b06c8c047,
  "/lib/cms/people/security/unauthorized-view#UnauthorizedView": UnauthorizedView_9f52e9393f66a1b7eb2de5f6a6a6ec49,
  "/lib/cms/people/security/security-view#SecurityView": SecurityView_2beabb89719b3dc6d586f6dc8679c669,
  "/lib/cms/today/today-view#TodayView": TodayView_d44037fe6d5800ec6958136b287d0f43,
  "/lib/cms/review-queue/review-queue-view#ReviewQueueView": ReviewQueueView_63d4343d9e5822f87e7b6a577c2a5462,
  "/lib/cms/inquiries/quotation-view#QuotationView": QuotationView_d24c64cac925eb3a125cd19a7d54cb01,
  "/lib/cms/timetable/week-view#WeekView": WeekView_20e033865a5b9498fd01cac2665a6238,
  "/lib/cms/timetable/occupancy-view#OccupancyView": OccupancyView_2a012ccc188858cacdc681128d131f44,
  "/lib/cms/timetable/teacher-hours-view#TeacherHoursView": TeacherHoursView_c079aa035a394ef2aaecbf3c04ce5582,
  "/lib/cms/visits/visits-view#VisitsView": VisitsView_1589183484c7b9ea993adfc86e483819,
  "/lib/cms/backups/backups-view#BackupsView": BackupsView_4b94346e04190d8b976f79186d5966a6,
  "/lib/cms/dashboard/collection-cards#CollectionCards": CollectionCards_6e9a641c1ae3ba9e648c62ded776578e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
