// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const routes = {
  "listMemberActivity": {
    "id": "listMemberActivity",
    "method": "GET",
    "path": "/v1/loyalties/{campaignId}/members/{memberId}/activity",
    "section": "4.1",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      },
      {
        "X-Service-OAuth": [
          "api"
        ]
      },
      {
        "X-Service-OAuth": [
          "loyalties"
        ]
      }
    ]
  },
  "generateToken": {
    "id": "generateToken",
    "method": "POST",
    "path": "/oauth/token",
    "section": "4.2",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      }
    ]
  },
  "revokeToken": {
    "id": "revokeToken",
    "method": "POST",
    "path": "/v1/oauth/token/revoke",
    "section": "4.3",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      }
    ]
  },
  "listWebhooks": {
    "id": "listWebhooks",
    "method": "GET",
    "path": "/management/v1/projects/{projectId}/webhooks",
    "section": "4.4",
    "security": [
      {
        "ManagementId": [],
        "ManagementToken": []
      }
    ]
  },
  "listUsers": {
    "id": "listUsers",
    "method": "GET",
    "path": "/management/v1/projects/{projectId}/users",
    "section": "4.5",
    "security": [
      {
        "ManagementId": [],
        "ManagementToken": []
      }
    ]
  }
} as const;
