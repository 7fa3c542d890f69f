import * as z from 'zod'
import { planNames } from './plans.ts'

export const PlanName = z.enum(planNames)
