import { describe, expect, it } from 'vitest'
import { companyHostOf, originOf } from './host.ts'

const publicUrl = 'https://hire.example.com'

describe('the host of a request', () => {
  it.each([
    ['acme.example.com', 'acme'],
    ['ACME.example.com:8443', 'acme'],
    ['acme.localhost:3000', 'acme'],
    ['dashboardx.example.com', 'dashboardx'],
  ])('%s is that of a company', (host, company) => {
    expect(companyHostOf(host, publicUrl)).toBe(company)
  })

  it.each([
    'dashboard.example.com',
    'dashboard-staging.example.com',
    'dashboard-dev.example.com',
    'localhost:3000',
    'localhost.example.com',
    'hire.example.com',
    'HIRE.example.com:443',
    '127.0.0.1:3000',
    '[::1]:3000',
    'hirelog:3000',
    '',
    'a b',
  ])('%s is the product’s own', (host) => {
    expect(companyHostOf(host, publicUrl)).toBeNull()
    expect(originOf(host, publicUrl)).toBe(publicUrl)
  })

  it('is reached as browsers reach the product', () => {
    expect(originOf('acme.example.com', publicUrl)).toBe('https://acme.example.com')
    expect(originOf('acme.localhost:3000', 'http://127.0.0.1:3000')).toBe('http://acme.localhost:3000')
  })
})
