import type { Permission } from '../kernel/permissions.ts'

/** 'account' is a person whose sign-up need not be complete, 'operator' one who runs the installation. */
export type Access = 'public' | 'account' | 'signed-in' | 'operator' | Permission

/** The right that opening a page takes, and the right that sending it a form takes; null where the address answers neither. */
export type PageRule = {
  path: string
  open: Access | null
  change: Access | null
  /** The record its address names. Another company's looks as if it never was. */
  target: 'none' | 'job' | 'candidate' | 'link'
  /** Its forms need different permissions: this one lets them in, and the command decides. */
  admits?: Access
  /** A role on one job gives nothing here: the permission has to be one in the company. */
  companyWide?: true
  /** Operators may open it as well. */
  operators?: true
  /** The page with its form, for an address that only takes forms: people who open it by hand are led there. */
  formOn?: string
  /** Where people are led who may not open it. */
  otherwise?: string
}
