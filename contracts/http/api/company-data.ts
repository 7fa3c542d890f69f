import * as z from 'zod'
import { CompanyDetails } from '../../company/details.ts'
import { connectable } from '../../integration/catalogue.ts'
import { CompanyId, Uuid } from '../../kernel/ids.ts'
import { brandingFeatures, features } from '../../subscription/features.ts'
import { PlanName } from '../../subscription/plan-name.ts'
import { companyBilling } from './company-billing.ts'

export const companyIdentity = { company_id: CompanyId, ...CompanyDetails.shape, slug: z.string().nullable() }
export const Flags = z.record(z.enum(features), z.boolean()).describe('What the plan of the company has')
const NamedWorkflow = z.object({ workflow_id: Uuid, name: z.string(), version: z.number().int() })

/** Who a company is, as A§3 lists it (AUTH-018). What nothing here can fill yet has its empty value, and says so. */
export const CompanyData = z
  .object({
    id: CompanyId.describe('The same as company_id'),
    ...companyIdentity,
    plan_name: PlanName.nullable(),
    ...companyBilling,
    features: Flags,
    brandingFeatures: z
      .record(z.enum(brandingFeatures), z.boolean())
      .describe('Those of the features that are about branding'),
    jobType: z
      .enum(['video', 'CEP'])
      .describe('How the company says that its candidates apply. Every job is answered on the application page (CEP)'),
    moduleLimit: z.number().int().describe('How many questions a job of the company can have'),
    interviewByChat: z
      .boolean()
      .describe('Whether new jobs ask their candidates in a conversation. Each job can be changed'),
    receivingPlan: z.boolean().describe('Whether a plan was ordered that begins once its invoice is paid'),
    webhook: z
      .string()
      .nullable()
      .describe(
        'Where events of the company are sent: its first webhook. Null: none, or the caller may not see webhooks',
      ),
    introVideo: z
      .string()
      .nullable()
      .describe('A film candidates are shown first. Null: none can be set for a company yet'),
    plugins: z.array(z.enum(connectable)).describe('Other systems that are connected, by type'),
    settings: z.record(z.string(), z.unknown()).describe('jobMode and templateSettings: what new jobs begin with'),
    workflowTemplateList: z
      .array(NamedWorkflow)
      .describe('Templates of automations by name; `/workflow/{id}` has each whole'),
    clearbitInfo: z
      .object({
        companySize: z.string().nullable(),
        industry: z.string().nullable(),
        tags: z.array(z.string()),
        type: z.string().nullable(),
      })
      .describe('What a directory of companies knows of it. Nothing: no directory is connected'),
    leadStatus: z.string().nullable().describe('Its state as a sales lead. Null: no sales system is connected'),
  })
  .meta({ id: 'CompanyData' })
