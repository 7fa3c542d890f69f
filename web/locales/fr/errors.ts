import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: 'Veuillez vous connecter',
  signInText: 'Vous n’êtes pas connecté, ou vous ne l’êtes plus. Connectez-vous et ouvrez à nouveau l’adresse.',
  noRecordingTitle: 'Cet enregistrement n’existe pas',
  noRecordingText: 'Il a peut-être été supprimé, ou vous n’avez pas le droit de le regarder.',
  wrongHostTitle: 'Cette adresse n’est pas configurée',
  wrongHostText:
    'Hirelog ne répond pas sous le nom affiché dans votre barre d’adresse. Si vous exploitez cette installation, donnez à PUBLIC_URL l’adresse que les navigateurs utilisent, par exemple PUBLIC_URL=https://hire.example.com, et redémarrez-la. Un proxy placé devant doit transmettre l’en-tête Host, ou figurer dans TRUSTED_PROXIES.',
  notOursTitle: 'Rien n’a été modifié',
  notOursText: 'Cette demande ne venait pas d’une page de Hirelog.',
  tooLargeTitle: 'C’était trop volumineux',
  tooLargeText: 'Votre envoi dépasse ce que cette page accepte. Rien n’a été modifié.',
  unreadableTitle: 'Cette adresse est illisible',
  unreadableText:
    'Elle a peut-être été coupée ou mal saisie en chemin. Ouvrez à nouveau le lien là où vous l’avez trouvé, ou allez à l’accueil.',
  refusedTitle: 'Cela n’a pas été accepté',
  refusedText: 'Cette demande n’a pas pu être comprise. Rien n’a été modifié.',
  awayTitle: 'Hirelog est injoignable pour le moment',
  awayText:
    'La base de données ne répond pas. Ce que vous avez enregistré est en sécurité. Ouvrez à nouveau l’adresse dans un instant.',
  brokenTitle: 'Une erreur s’est produite',
  brokenText: 'C’est notre faute, pas la vôtre. Ce que vous avez enregistré est en sécurité.',
  home: 'Aller à l’accueil',
} satisfies Translation<typeof en>
