import type { Translation } from '../text.ts'
import type en from '../en/deletion.ts'

export default {
  title: 'Supprimer l’offre',
  question: 'Supprimer « {{title}} » ?',
  erased: 'Effacé définitivement',
  erasesJob: 'L’offre avec sa description, son entretien, sa grille d’évaluation et ses étapes',
  candidates_one: '{{number}} candidat avec coordonnées, réponses, notes et commentaires',
  candidates_many: '{{number}} de candidats avec coordonnées, réponses, notes et commentaires',
  candidates_other: '{{number}} candidats avec coordonnées, réponses, notes et commentaires',
  recordings_one: '{{number}} enregistrement',
  recordings_many: '{{number}} d’enregistrements',
  recordings_other: '{{number}} enregistrements',
  files_one: '{{number}} réponse avec un fichier',
  files_many: '{{number}} de réponses avec un fichier',
  files_other: '{{number}} réponses avec un fichier',
  figures: 'Leur part dans les statistiques : les chiffres ne les comptent plus',
  stays: 'Conservé',
  staysRecord:
    'L’historique de qui a fait quoi et quand, sans données personnelles, pour pouvoir toujours prouver qu’il n’a pas été altéré.',
  link: 'Le lien de l’offre indiquera qu’elle est close. Cette action est irréversible.',
  typeTitle: 'Saisissez « {{title}} » pour confirmer',
  mistyped: 'Ce n’est pas l’intitulé de l’offre',
  keep: 'Conserver l’offre',
  delete: 'Supprimer l’offre',
  deleted: '« {{title}} » est supprimée',
  erasing: 'Effacement des candidats',
  progress: '{{done}} sur {{total}}',
  goesOn: 'Vous pouvez quitter cette page ; l’effacement continue.',
  allErased: 'Tous les candidats de cette offre sont effacés.',
  nothingToErase: 'Elle n’avait aucun candidat.',
  backToJobs: 'Retour aux offres',
} satisfies Translation<typeof en>
