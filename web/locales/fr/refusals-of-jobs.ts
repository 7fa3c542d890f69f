/** The same as refusals.ts, about jobs, their templates and automations. */
export default {
  'Required participants is a mandatory field': 'Les participants sont obligatoires',
  'The deadline of this job has passed. Change it before you post the job.':
    'La date limite de cette offre est passée. Modifiez-la avant de diffuser l’offre.',
  'Enter the number of your company page on LinkedIn': 'Saisissez le numéro de la page LinkedIn de votre entreprise',
  'LinkedIn takes descriptions of at least {{0}} characters':
    'LinkedIn accepte les descriptions d’au moins {{0}} caractères',
  'Location is missing': 'Le lieu manque',
  'Only a job that is live can be posted': 'Seule une offre en ligne peut être diffusée',
  'Say in Job Details which city the job is in': 'Indiquez dans les détails de l’offre la ville du poste',
  'Say in Job Details which state the job is in, or its postcode':
    'Indiquez dans les détails de l’offre l’État du poste ou son code postal',
  'Some fields need attention before this job can be posted':
    'Certains champs sont à revoir avant de pouvoir diffuser cette offre',
  'This board is reached by the other form': 'Ce site d’emploi se contacte par l’autre formulaire',
  'This field takes a complete email address, such as name@company.com':
    'Ce champ attend une adresse e-mail complète, par exemple name@company.com',
  'This field takes a web address, such as https://company.com':
    'Ce champ attend une adresse web, par exemple https://company.com',
  'This field takes at least {{0}} characters': 'Ce champ attend au moins {{0}} caractères',
  'This field takes at most {{0}} characters': 'Ce champ accepte au plus {{0}} caractères',
  'This field takes at most {{0}} items': 'Ce champ accepte au plus {{0}} éléments',
  'Line breaks and control characters are not possible here':
    'Les sauts de ligne et caractères de contrôle ne sont pas possibles ici',
  'This column is not on the board any more': 'Cette colonne n’est plus sur le tableau',
  'This column is there already': 'Cette colonne existe déjà',
  'A board has at most {{0}} columns': 'Un tableau a au plus {{0}} colonnes',
  'Move the candidates out of "{{0}}" first': 'Déplacez d’abord les candidats hors de « {{0}} »',
  'A user or group has one role on a job': 'Un utilisateur ou un groupe a un seul rôle sur une offre',
  'A role on a job belongs to one user or to one group':
    'Un rôle sur une offre appartient à un utilisateur ou à un groupe',
  'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.':
    'Quelqu’un d’autre a modifié entre-temps les accès à cette offre. Rien n’a été écrasé : vérifiez la liste et enregistrez à nouveau.',
  'A column needs a title': 'Une colonne a besoin d’un titre',
  'The title is too long': 'Le titre est trop long',
  'No such version': 'Cette version n’existe pas',
  'A version needs a name': 'Une version a besoin d’un nom',
  'The name is too long': 'Le nom est trop long',
  'No such column': 'Cette colonne n’existe pas',
  'The column "{{0}}" belongs to every job and stays as it is':
    'La colonne « {{0}} » fait partie de toute offre et reste telle quelle',
  'No such job': 'Cette offre n’existe pas',
  'This job is archived. Activate it again to change it.': 'Cette offre est archivée. Réactivez-la pour la modifier.',
  'Your role does not allow this': 'Votre rôle ne le permet pas',
  'This board has none of the stages that the template is for':
    'Ce tableau n’a aucune des étapes auxquelles le modèle est destiné',
  'Choose a time zone': 'Choisissez un fuseau horaire',
  'Some fields need attention before this job can go live':
    'Certains champs sont à revoir avant de pouvoir mettre cette offre en ligne',
  'At most {{0}} people and groups have a role on a job':
    'Au plus {{0}} personnes et groupes ont un rôle sur une offre',
  'This job has been created before': 'Cette offre a déjà été créée',
  'This job is live. Archive it first.': 'Cette offre est en ligne. Archivez-la d’abord.',
  'Somebody else changed the same part of this job in the meantime. Nothing was overwritten.':
    'Quelqu’un d’autre a modifié entre-temps la même partie de cette offre. Rien n’a été écrasé.',
  'Changed by somebody else': 'Modifié par quelqu’un d’autre',
  'Only a job that is live can be shared': 'Seule une offre en ligne peut être partagée',
  'The job is being activated. Look again in a moment.': 'L’offre est en cours d’activation. Revenez dans un instant.',
  'A key is nobody who could be told: only a person follows a job':
    'Une clé ne peut être avertie : seule une personne suit une offre',
  'Give the dashboard a name': 'Donnez un nom au tableau de bord',
  'There is no such dashboard': 'Ce tableau de bord n’existe pas',
  'There is no such template': 'Ce modèle n’existe pas',
  'This template has been created before': 'Ce modèle a déjà été créé',
  'Somebody else changed this template in the meantime': 'Quelqu’un d’autre a modifié ce modèle entre-temps',
  'This template cannot be saved as it is': 'Ce modèle ne peut pas être enregistré tel quel',
  'A template holds questions, not the form page or the endings':
    'Un modèle contient des questions, pas la page de formulaire ni les pages de fin',
  'This picture has too many pixels (max. 50 megapixels)': 'Cette image a trop de pixels (50 mégapixels max.)',
  'The assistant is still busy with your last requests.': 'L’assistant traite encore vos dernières demandes.',
  'No such suggestion': 'Cette suggestion n’existe pas',
  'Somebody else changed the automations of this job in the meantime':
    'Quelqu’un d’autre a modifié entre-temps les automatisations de cette offre',
  'Two automations have the same id': 'Deux automatisations ont le même identifiant',
  'A job can have {{0}} automations': 'Une offre peut avoir {{0}} automatisations',
  'These automations would move candidates in a circle: {{0}}':
    'Ces automatisations déplaceraient les candidats en boucle : {{0}}',
  'Give a number of days from 1 to {{0}}': 'Indiquez un nombre de jours de 1 à {{0}}',
  'Rejected candidates are in one stage: leave the stages out':
    'Les candidats refusés sont dans une seule étape : n’indiquez pas d’étapes',
  'The score of a model decides nothing: choose another condition':
    'Le score d’un modèle ne décide de rien : choisissez une autre condition',
  'An automation has no reviews of its own: choose another condition':
    'Une automatisation n’a pas d’évaluations propres : choisissez une autre condition',
  'Candidates are in this stage already': 'Les candidats sont déjà dans cette étape',
  'At most {{0}} slots are possible': 'Au plus {{0}} créneaux sont possibles',
  'People of whom some take part are named in one group':
    'Les personnes dont certaines participent sont nommées dans un seul groupe',
  'A slot ends after it begins': 'Un créneau se termine après son début',
  'These conditions cannot be read': 'Ces conditions sont illisibles',
} as Record<string, string>
