import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: 'Inicie sesión',
  signInText: 'No ha iniciado sesión o se ha cerrado. Inicie sesión y abra la dirección de nuevo.',
  noRecordingTitle: 'Esta grabación no existe',
  noRecordingText: 'Puede que se haya eliminado o que no tenga permiso para verla.',
  wrongHostTitle: 'Esta dirección no está configurada',
  wrongHostText:
    'Hirelog no responde con el nombre que aparece en la barra de direcciones. Si gestiona esta instalación, asigne a PUBLIC_URL la dirección que usan los navegadores, por ejemplo PUBLIC_URL=https://hire.example.com, y reiníciela. Un proxy delante debe transmitir la cabecera Host o figurar en TRUSTED_PROXIES.',
  notOursTitle: 'No se ha cambiado nada',
  notOursText: 'Esta petición no procede de una página de Hirelog.',
  tooLargeTitle: 'Demasiado grande',
  tooLargeText: 'Lo que ha enviado es más grande de lo que admite esta página. No se ha cambiado nada.',
  unreadableTitle: 'Esta dirección no se puede leer',
  unreadableText:
    'Puede que se haya cortado o escrito mal por el camino. Abra de nuevo el enlace donde lo encontró o vaya al inicio.',
  refusedTitle: 'No se ha aceptado',
  refusedText: 'No se ha podido entender la petición. No se ha cambiado nada.',
  awayTitle: 'Ahora mismo no se puede acceder a Hirelog',
  awayText:
    'La base de datos no responde. Lo que había guardado está a salvo. Abra la dirección de nuevo en un momento.',
  brokenTitle: 'Algo ha fallado',
  brokenText: 'El error es nuestro, no suyo. Lo que había guardado está a salvo.',
  home: 'Ir al inicio',
} satisfies Translation<typeof en>
