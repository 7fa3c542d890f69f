import type { Translation } from '../text.ts'
import type en from '../en/deletion.ts'

export default {
  title: 'Eliminar la oferta',
  question: '¿Eliminar «{{title}}»?',
  erased: 'Se borra para siempre',
  erasesJob: 'La oferta, con su descripción, entrevista, ficha de evaluación y fases',
  candidates_one: '{{number}} candidato con sus datos de contacto, respuestas, valoraciones y comentarios',
  candidates_many: '{{number}} de candidatos con sus datos de contacto, respuestas, valoraciones y comentarios',
  candidates_other: '{{number}} candidatos con sus datos de contacto, respuestas, valoraciones y comentarios',
  recordings_one: '{{number}} grabación',
  recordings_many: '{{number}} de grabaciones',
  recordings_other: '{{number}} grabaciones',
  files_one: '{{number}} respuesta con un archivo',
  files_many: '{{number}} de respuestas con un archivo',
  files_other: '{{number}} respuestas con un archivo',
  figures: 'Su parte en la analítica: las cifras dejan de contarlos',
  stays: 'Se conserva',
  staysRecord:
    'El registro de quién hizo qué y cuándo, sin datos personales, para poder seguir demostrando que no se ha alterado.',
  link: 'El enlace de la oferta indicará que está cerrada. No se puede deshacer.',
  typeTitle: 'Escriba «{{title}}» para confirmar',
  mistyped: 'Este no es el título de la oferta',
  keep: 'Conservar la oferta',
  delete: 'Eliminar la oferta',
  deleted: '«{{title}}» se ha eliminado',
  erasing: 'Borrando candidatos',
  progress: '{{done}} de {{total}}',
  goesOn: 'Puede salir de esta página; el borrado continúa.',
  allErased: 'Se han borrado todos los candidatos de esta oferta.',
  nothingToErase: 'No tenía candidatos.',
  backToJobs: 'Volver a las ofertas',
} satisfies Translation<typeof en>
