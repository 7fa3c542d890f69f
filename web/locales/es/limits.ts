import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: 'Ofertas activas',
  seats: 'Plazas de usuario',
  candidates: 'Entrevistas en vídeo este mes',
  lives: 'Entrevistas en directo este mes',
  texts: 'SMS este mes',
  used: '{{used}} de {{total}} en uso',
  left: 'quedan {{number}}',
  over: '{{number}} por encima del límite',
  waiting: 'Candidatos en espera: {{number}}',
  candidateOf: 'Candidato para {{job}}',
  more: 'y {{number}} más',
  heldTitle: 'Este candidato le espera',
  heldText:
    'Las {{of}} entrevistas en vídeo de su plan para este mes están agotadas: {{used}} candidatos las han completado. Las grabaciones y respuestas están a salvo y aparecerán cuando el plan tenga margen o empiece el mes siguiente.',
  heldUpgrade: 'Ver planes',
  askThem: 'Administradores de su cuenta:',
} satisfies Translation<typeof en>
