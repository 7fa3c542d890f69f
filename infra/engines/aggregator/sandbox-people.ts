/** Made-up people and jobs of the sandbox; their addresses do not exist. */
export const people = [
  'Ines Ferreira',
  'Tomas Lindqvist',
  'Amara Okafor',
  'Jonas Weber',
  'Yael Mizrahi',
  'Priya Raman',
  'Luca Moretti',
  'Sofia Novak',
  'Daniel Kimura',
  'Freya Hansen',
  'Omar Haddad',
  'Clara Dubois',
  'Noah Brandt',
  'Leila Aziz',
  'Mateo Rojas',
  'Hannah Schulz',
  'Ravi Menon',
  'Elif Demir',
  'Oscar Nilsen',
  'Mina Park',
] as const
export const stageNames = ['Applied', 'Phone screen', 'Video interview', 'Offer', 'Hired'] as const
export const jobNames = ['Customer Support Agent', 'Warehouse Lead'] as const
export const users = [
  { id: 'user-1', name: 'Robin Sandbox', email: 'robin@sandbox.example' },
  { id: 'user-2', name: 'Kim Sandbox', email: 'kim@sandbox.example' },
] as const
export const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@sandbox.example`
