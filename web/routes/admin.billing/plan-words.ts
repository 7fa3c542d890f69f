import type { FeatureGroup, PlanFeature } from '#contracts/subscription/catalogue.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import type { PlainKey } from '../../locales/text.ts'

export const subTitleTexts = {
  starter: 'subTitleStarter',
  growth: 'subTitleGrowth',
  team: 'subTitleTeam',
  performance: 'subTitlePerformance',
  enterprise: 'subTitleEnterprise',
} as const satisfies Record<PlanName, PlainKey<'plans'>>

export const groupTexts = {
  volume: 'groupVolume',
  candidateExperience: 'groupCandidateExperience',
  candidateManagement: 'groupCandidateManagement',
  hirelogIntelligence: 'groupHirelogIntelligence',
  integrations: 'groupIntegrations',
  support: 'groupSupport',
  security: 'groupSecurity',
} as const satisfies Record<FeatureGroup, PlainKey<'plans'>>

export const featureTexts = {
  answerType: 'answerType',
  basicBranding: 'basicBranding',
  advancedBranding: 'advancedBranding',
  brandingColour: 'brandingColour',
  brandingBackground: 'brandingBackground',
  documentUpload: 'documentUpload',
  videoQuestion: 'videoQuestion',
  multiLanguage: 'multiLanguage',
  multiBranding: 'multiBranding',
  whiteLabel: 'whiteLabel',
  scorecard: 'scorecard',
  live: 'live',
  sms: 'sms',
  sharing: 'sharing',
  customColumns: 'customColumns',
  showJobId: 'showJobId',
  emailTemplate: 'emailTemplate',
  downloadVideo: 'downloadVideo',
  videoExport: 'videoExport',
  customVolumes: 'customVolumes',
  analytics: 'analytics',
  aiMagic: 'aiMagic',
  intelligence: 'intelligence',
  enterpriseAnalytics: 'enterpriseAnalytics',
  zapier: 'zapier',
  integrations: 'integrations',
  api: 'api',
  customAts: 'customAts',
  chat: 'chat',
  helpCenter: 'helpCenter',
  onboardingCall: 'onboardingCall',
  activityHistory: 'activityHistory',
  encryption: 'encryption',
  singleSignOn: 'singleSignOn',
  rolesAndPermissions: 'rolesAndPermissions',
} as const satisfies Record<PlanFeature, PlainKey<'plans'>>
